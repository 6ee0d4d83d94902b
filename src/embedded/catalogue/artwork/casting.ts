import { hash } from '../seed.ts';
import { createDice, type Dice } from './dice.ts';
import { arches, castle, leaves, stairs } from './scenes/built.ts';
import { creature, lamp, rain, spotlight } from './scenes/figures.ts';
import { balloons, mesa, ridges, road, waves } from './scenes/land.ts';
import { blinds, city, forest, house, keyhole } from './scenes/night.ts';
import { bolt, candle, crown, faces, initial, mast, phases, ship } from './scenes/objects.ts';
import type { Scene } from './scenes/scene.ts';
import { diagonals, discs, eye, frames, rays, spiral } from './scenes/signs.ts';
import { envelope, glasses, tulips } from './scenes/tokens.ts';
import { constellation, crescent, grid, limb, orbits } from './scenes/space.ts';
import type { Subject } from './subject.ts';

/** Scenes by TMDB genre id. */
const BY_GENRE: Record<number, Scene[]> = {
  28: [diagonals, rays, city, spiral, road, grid, stairs, bolt, initial],
  12: [ridges, waves, mesa, rays, constellation, castle, phases, forest],
  16: [balloons, rays, waves, discs, frames, castle, initial, bolt, creature, creature],
  35: [rays, city, spotlight, balloons, discs, frames, stairs, lamp, initial, glasses, envelope],
  80: [blinds, city, eye, diagonals, road, lamp, rain, initial],
  99: [frames, ridges, waves, eye, leaves, mast, initial],
  18: [
    road,
    ridges,
    discs,
    frames,
    city,
    waves,
    lamp,
    forest,
    stairs,
    rain,
    leaves,
    arches,
    faces,
    initial,
    phases,
    candle,
    tulips,
    envelope,
  ],
  10751: [balloons, ridges, rays, waves, castle, crescent, creature, tulips],
  14: [constellation, ridges, forest, crescent, castle, arches, phases, crown, candle],
  36: [rays, diagonals, ridges, frames, arches, crown, candle],
  27: [house, keyhole, forest, eye, stairs, rain, candle, phases],
  10402: [spotlight, waves, spiral, rays, discs, mast, initial],
  9648: [keyhole, eye, blinds, forest, spiral, house, arches, rain, candle, faces],
  10749: [discs, waves, leaves, rain, faces, phases, envelope, glasses, tulips, tulips],
  878: [orbits, limb, grid, constellation, eye, crescent, phases, bolt],
  10770: [frames, rays, spotlight],
  53: [eye, spiral, blinds, keyhole, city, diagonals, stairs, rain, initial],
  10752: [diagonals, rays, ridges, frames, initial],
  37: [mesa, mesa, road, initial],
  10759: [diagonals, ridges, rays, mesa, grid, castle, bolt],
  10762: [balloons, rays, spiral, discs, castle, bolt, creature, creature],
  10763: [frames, diagonals, rays, mast, initial],
  10764: [spotlight, rays, waves, frames, mast, initial],
  10765: [orbits, constellation, limb, grid, forest, crescent, castle, phases, bolt],
  10766: [discs, waves, leaves, rain, faces, phases, envelope, tulips, glasses],
  10767: [spotlight, city, lamp, frames, mast, initial],
  10768: [diagonals, rays, frames, ridges, arches, crown, initial],
};

/** Scenes by words found in keywords and titles; they count more than genres. */
const BY_WORD: [RegExp, Scene[]][] = [
  [/\b(space|alien|planet|astronaut|mars|galaxy|moon|interstellar)/i, [orbits, limb, constellation]],
  [/\b(sea|ocean|ship|pirate|shark|submarine|surf|beach|titanic)/i, [waves, ship]],
  [/\b(heist|mafia|gangster|detective|noir|private eye|mob)\b/i, [blinds, city]],
  [/\b(haunted|ghost|possession|vampire|house)\b/i, [house, keyhole]],
  [/\b(road trip|road|highway|car chase|racing)\b/i, [road]],
  [/\b(mountain|wilderness|quest|journey|expedition)/i, [ridges]],
  [/\b(castle|king|queen|prince|dragon|medieval|throne|wizard|magic)/i, [castle, crown]],
  [/\b(space opera|moon|dream)/i, [crescent]],
  [/\b(garden|flower|summer|island life|nature)/i, [leaves]],
  [/\b(monster|creature|toy|talking animal|ogre|robot)/i, [creature]],
  [/\b(love|wedding|romance|marriage|affair)/i, [discs, tulips, glasses, envelope, faces, rain]],
  [/\b(stage|theat|musician|singer|concert|comedian|dance|ballet|jazz)/i, [spotlight]],
  [/\b(surveillance|conspiracy|spy|paranoia|memory|psycholog)/i, [eye, spiral]],
  [/\b(new york|city|skyscraper|gotham|superhero)/i, [city, bolt]],
  [/\b(artificial intelligence|virtual reality|simulat|hacker|cyber|robot|computer)/i, [grid, eye]],
  [/\b(forest|woods|jungle|wolf)\b/i, [forest]],
  [/\b(desert|cowboy|outlaw|frontier)/i, [mesa]],
  [/\b(balloon|kite|flying house)/i, [balloons]],
  [/\b(time travel|time loop|dream|amnesia|hypnosis|obsession)/i, [spiral, phases]],
  [/\b(letter|correspondence|pen pal|diary|message)/i, [envelope]],
  [/\b(party|wine|drinking|upper class|high society|wealth)/i, [glasses]],
  [/\b(restaurant|kitchen|chef|poker|interrogation|courtroom|jury|conversation)/i, [lamp]],
  [/\b(prison|escape|secret)/i, [stairs, keyhole]],
  [/\b(ambition|class (?:conflict|divide|struggle)|social climb)/i, [stairs, spotlight]],
  [/\b(dinosaur|jungle|safari)/i, [forest, ridges]],
  [/\bisland/i, [waves]],
  [/\b(television|radio|broadcast|news|journalis|media)/i, [mast]],
  [/\b(split personality|twins|double life|identity|divorce|rivalry)/i, [faces]],
  [/\b(snow|winter|arctic|survival|climb)/i, [ridges]],
];

/** Genres that say little about what is seen: drama, comedy, action, adventure. */
const BROAD = new Set([18, 35, 28, 12, 10759]);
const UNKNOWN = [rays, spotlight, frames, discs];

/** The scene for a title: what its name calls for, else mostly its keywords, else its genres. */
export function chooseScene({ genres, keywords, title }: Subject, dice: Dice): Scene {
  const calledFor = (text: string): Scene[] =>
    BY_WORD.filter(([pattern]) => pattern.test(text)).flatMap(([, scenes]) => scenes);
  const byTitle = calledFor(title);
  if (byTitle.length > 0) return dice.pick(byTitle);
  const byKeyword = calledFor(keywords.join(' · '));
  if (byKeyword.length > 0 && dice.chance(0.75)) return dice.pick(byKeyword);
  const known = genres.map((genre) => BY_GENRE[genre]).filter((scenes) => scenes !== undefined);
  if (known.length === 0) return dice.pick(UNKNOWN);
  const telling = genres
    .filter((genre) => BY_GENRE[genre] && !BROAD.has(genre))
    .map((genre) => BY_GENRE[genre]);
  return dice.pick(dice.pick(telling.length > 0 && dice.chance(0.6) ? telling : known) ?? UNKNOWN);
}

/** The dice that choose a title's scene, palette and lettering. */
export function titleDice({ kind, id }: Subject): Dice {
  return createDice(hash(`${kind} ${id}`));
}

/** The dice a scene is drawn with: apart from the others, so that poster and backdrop show the same place. */
export function sceneDice({ kind, id }: Subject): Dice {
  return createDice(hash(`scene of ${kind} ${id}`));
}
