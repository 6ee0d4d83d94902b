import type { Dice } from './dice.ts';
import { balloons, mesa, ridges, road, waves } from './scenes/land.ts';
import { blinds, city, forest, house, keyhole, spotlight } from './scenes/night.ts';
import type { Scene } from './scenes/scene.ts';
import { diagonals, discs, eye, frames, rays, spiral } from './scenes/signs.ts';
import { constellation, grid, limb, orbits } from './scenes/space.ts';
import type { Subject } from './subject.ts';

/** Scenes by TMDB genre id. */
const BY_GENRE: Record<number, Scene[]> = {
  28: [diagonals, rays, city, spiral, road, grid],
  12: [ridges, waves, mesa, rays, balloons, constellation],
  16: [balloons, rays, waves, discs, spiral, orbits],
  35: [rays, city, spotlight, balloons, discs, spiral],
  80: [blinds, city, eye, diagonals, road],
  99: [frames, ridges, waves, eye],
  18: [road, ridges, discs, frames, city, waves, spotlight, forest],
  10751: [balloons, ridges, rays, waves],
  14: [constellation, ridges, forest, orbits, house],
  36: [rays, diagonals, ridges, frames],
  27: [house, keyhole, forest, eye],
  10402: [spotlight, waves, spiral, rays],
  9648: [keyhole, eye, blinds, forest, spiral, house],
  10749: [discs, waves, balloons, ridges],
  878: [orbits, limb, grid, constellation, eye],
  10770: [frames, rays, spotlight],
  53: [eye, spiral, blinds, keyhole, city, diagonals],
  10752: [diagonals, rays, ridges],
  37: [mesa, road],
  10759: [diagonals, ridges, rays, mesa, grid],
  10762: [balloons, rays, spiral, discs],
  10763: [frames, diagonals, rays],
  10764: [spotlight, rays, waves, frames],
  10765: [orbits, constellation, limb, grid, forest],
  10766: [discs, waves, rays],
  10767: [spotlight, city, rays, frames],
  10768: [diagonals, rays, frames, ridges],
};

/** Scenes by words found in keywords and titles; they count more than genres. */
const BY_WORD: [RegExp, Scene[]][] = [
  [/\b(space|alien|planet|astronaut|mars|galaxy|moon|interstellar)/i, [orbits, limb, constellation]],
  [/\b(sea|ocean|ship|pirate|island|shark|submarine|surf|beach|titanic)/i, [waves]],
  [/\b(heist|mafia|gangster|detective|noir|private eye|mob)\b/i, [blinds, city]],
  [/\b(haunted|ghost|possession|vampire|house)\b/i, [house, keyhole]],
  [/\b(road trip|road|highway|car chase|racing)\b/i, [road]],
  [/\b(mountain|wilderness|quest|journey|expedition)/i, [ridges]],
  [/\b(love|wedding|romance|marriage|affair)/i, [discs]],
  [/\b(stage|theat|musician|singer|concert|comedian|dance|ballet|jazz)/i, [spotlight]],
  [/\b(surveillance|conspiracy|spy|paranoia|memory|psycholog)/i, [eye, spiral]],
  [/\b(new york|city|skyscraper|gotham|superhero)/i, [city]],
  [/\b(artificial intelligence|virtual reality|simulat|hacker|cyber|robot|computer)/i, [grid, eye]],
  [/\b(forest|woods|jungle|wolf)\b/i, [forest]],
  [/\b(desert|cowboy|outlaw|frontier)/i, [mesa]],
];

/** The scene for a title: keywords have the first say, then the genres in their order. */
export function chooseScene({ genres, keywords, title }: Subject, dice: Dice): Scene {
  const words = [title, ...keywords].join(' · ');
  const named = BY_WORD.filter(([pattern]) => pattern.test(words)).flatMap(([, scenes]) => scenes);
  const chance = dice.roll();
  if (named.length > 0 && chance < 0.55) return dice.pick(named);
  const known = genres.map((genre) => BY_GENRE[genre]).filter((scenes) => scenes !== undefined);
  const [first = [rays, spotlight, frames, discs], ...others] = known;
  return dice.pick(others.length > 0 && dice.chance(0.4) ? dice.pick(others) : first);
}
