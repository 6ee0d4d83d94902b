import { m } from '../../paraglide/messages.js';
import { withParameters } from '../../core/routes.ts';
import type { Kind } from '../../core/title.ts';

/** A mood that pages offer: one press asks for its wish. */
export interface Mood {
  id: string;
  name: string;
  /** The wish in words, which users can change. */
  wish: string;
}

/** Name and wish of each mood; the same wish for both kinds, unless lengths are meant. */
const MOODS: Readonly<Record<string, [name: () => string, wish: (kind: Kind) => string]>> = {
  tense: [m.mood_tense, () => m.mood_tense_wish()],
  cozy: [m.mood_cozy, () => m.mood_cozy_wish()],
  funny: [m.mood_funny, () => m.mood_funny_wish()],
  sad: [m.mood_sad, () => m.mood_sad_wish()],
  'mind-bending': [m.mood_mind_bending, () => m.mood_mind_bending_wish()],
  romantic: [m.mood_romantic, () => m.mood_romantic_wish()],
  short: [m.mood_short, (kind) => (kind === 'movie' ? m.mood_short_wish_movie() : m.mood_short_wish_tv())],
  children: [m.mood_children, () => m.mood_children_wish()],
};

/** All moods, in the current language. */
export const moodsFor = (kind: Kind): Mood[] =>
  Object.entries(MOODS).map(([id, [name, wish]]) => ({ id, name: name(), wish: wish(kind) }));

/** The mood with this id; undefined if unknown. */
export const moodOf = (kind: Kind, id: string | null): Mood | undefined =>
  moodsFor(kind).find((mood) => mood.id === id);

/** Address that redirects to Discover with the filters of a mood's wish. */
export const moodPath = (kind: Kind, id: string): string =>
  withParameters('/discover/mood', { kind, mood: id });
