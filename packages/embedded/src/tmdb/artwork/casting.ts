import castings from './data/castings.json' with { type: 'json' };
import shapes from './data/motifs-shapes.json' with { type: 'json' };
import { hash } from '../seed.ts';
import { createDice, type Dice } from './dice.ts';
import * as divisions from './layouts/divisions.ts';
import * as emblems from './layouts/emblems.ts';
import * as grounds from './layouts/grounds.ts';
import * as papers from './layouts/papers.ts';
import * as places from './layouts/places.ts';
import * as skies from './layouts/skies.ts';
import type { Layout } from './layouts/layout.ts';
import { paint, tonesOn } from './motif.ts';
import { SCENES } from './scenes/all.ts';
import type { Mood } from './palettes.ts';
import type { Scene } from './scenes/scene.ts';
import { discs } from './scenes/signs.ts';
import type { Subject } from './subject.ts';

/** Layouts of a motif, by name. */
const LAYOUTS: Record<string, Layout> = {
  ...divisions,
  ...emblems,
  ...grounds,
  ...papers,
  ...places,
  ...skies,
};

/** Scenes without a story, by TMDB genre id, for titles without a chosen motif. */
const BY_GENRE: Record<number, string[]> = {
  28: ['diagonals', 'rays', 'grid', 'initial'],
  12: ['ridges', 'waves', 'constellation', 'road'],
  16: ['rays', 'waves', 'discs', 'frames'],
  35: ['rays', 'discs', 'frames', 'initial'],
  80: ['blinds', 'city', 'diagonals'],
  99: ['frames', 'ridges', 'waves', 'leaves'],
  18: ['discs', 'frames', 'arches', 'phases', 'initial', 'leaves'],
  10751: ['rays', 'waves', 'leaves', 'phases'],
  14: ['constellation', 'crescent', 'arches', 'phases'],
  36: ['arches', 'rays', 'diagonals', 'frames'],
  27: ['forest', 'phases', 'spiral'],
  10402: ['spotlight', 'waves', 'discs', 'spiral'],
  9648: ['spiral', 'arches', 'phases', 'forest'],
  10749: ['discs', 'waves', 'leaves'],
  878: ['orbits', 'grid', 'constellation'],
  10770: ['frames', 'rays', 'spotlight'],
  53: ['diagonals', 'spiral', 'blinds', 'city'],
  10752: ['diagonals', 'rays', 'ridges'],
  37: ['mesa', 'ridges', 'road'],
  10759: ['diagonals', 'grid', 'rays'],
  10762: ['rays', 'discs', 'spiral', 'waves'],
  10763: ['frames', 'diagonals'],
  10764: ['spotlight', 'rays', 'frames'],
  10765: ['orbits', 'constellation', 'grid', 'phases'],
  10766: ['discs', 'waves', 'leaves'],
  10767: ['spotlight', 'frames', 'city'],
  10768: ['diagonals', 'rays', 'ridges'],
};

/** Abstract motifs. */
const SHAPES = Object.keys(shapes);

/** Parts of a picture: a whole scene, or a motif in a layout. */
export interface Casting {
  /** Name of the scene or layout; pictures of the same one look alike. */
  composition: string;
  motif: string | null;
  /** The only allowed mood; null for any of the composition. */
  mood: Mood | null;
}

/** Parses a line of the table: a scene, or a motif with its layout and an optional mood. */
function castingIn([, first = '', layout, mood]: string[]): Casting {
  if (!layout) return { composition: first, motif: null, mood: null };
  return { composition: layout, motif: first, mood: (mood as Mood | undefined) ?? null };
}

const CASTINGS = new Map(
  Object.entries(castings as Record<string, string[]>).map(([key, line]) => [key, castingIn(line)]),
);

/** The casting in the data of a bundled title, by key (`m603`, `t1396`). */
export function castingOf(key: string): Casting | undefined {
  return CASTINGS.get(key);
}

/** A random casting by genre, for a title without one in the data. */
function drawLots(genres: readonly number[], dice: Dice): Casting {
  const fitting = genres.flatMap((genre) => BY_GENRE[genre] ?? []);
  if (fitting.length > 0 && dice.chance(0.4)) return castingIn(['', dice.pick(fitting)]);
  return castingIn(['', dice.pick(SHAPES), dice.pick(Object.keys(LAYOUTS))]);
}

/** The scene of a title: from the data, else random. */
export function chooseScene({ kind, id, genres }: Subject, dice: Dice): Scene {
  const { composition, motif, mood } =
    castingOf(`${kind === 'tv' ? 't' : 'm'}${id}`) ?? drawLots(genres, dice);
  const layout = motif === null ? undefined : LAYOUTS[composition];
  if (!layout || motif === null) return SCENES[composition] ?? discs;
  return {
    ...layout,
    moods: mood ? [mood] : layout.moods,
    draw: (sheet, inks, more) =>
      layout.draw(sheet, inks, more, (ground) => paint(motif, tonesOn(ground, inks))),
  };
}

/** The dice that choose a title's palette, lettering and, without data, its scene. */
export function titleDice({ kind, id }: Subject): Dice {
  return createDice(hash(`${kind} ${id}`));
}

/** The dice a scene is drawn with: separate, so that poster and backdrop show the same place. */
export function sceneDice({ kind, id }: Subject): Dice {
  return createDice(hash(`scene of ${kind} ${id}`));
}

/** Genres that say little about the picture: drama, comedy, action, adventure. */
const BROAD = new Set([18, 35, 28, 12, 10759]);

/** The genre whose colours a title gets: the first specific one. */
export function tellingGenre({ genres }: Subject): number | undefined {
  return genres.find((genre) => !BROAD.has(genre)) ?? genres[0];
}
