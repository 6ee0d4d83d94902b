import type { CalendarDate } from '../../../core/dates.ts';
import { idIn, idsOf, imdbIn, placeIn, plainText, starsIn } from '../../import/files/facts.ts';
import { starsOf, type ImportEntry } from '../../import/files/entry.ts';
import { isLoose, type Loose } from '../../import/files/json-facts.ts';
import { nameAndYear, titleWords } from '../../import/files/words.ts';
import type { EpisodePlace } from '../../series/kept-episodes.ts';
import type { Kind } from '../../../core/title.ts';
import {
  WATCHED_FROM,
  type Delivery,
  type LeftOut,
  type PlayAccount,
  type Played,
  type PlayEvent,
} from '../delivery.ts';

// Helpers for all programs: fields have any type and case, and may be missing.

/** Longest name of an account or device, in UTF-16 units. */
const NAME_LIMIT = 100;

/** Maximum episodes per file; more is a mistake. */
const MOST_EPISODES = 10;

/** A string or number as text; empty for anything else. */
export function textIn(value: unknown, limit?: number): string {
  if (Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? plainText(value, limit) : '';
}

/** Whether a field is true; templates write booleans as words. */
export function says(value: unknown): boolean {
  return (
    value === true || value === 1 || (typeof value === 'string' && /^(?:true|1|yes)$/i.test(value.trim()))
  );
}

/** A non-negative number from a number or string; null for anything else. */
export function amountIn(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

/** Maximum plausible duration in seconds. */
const LONGEST = 7 * 86_400;

/** Converts an amount to seconds, with `inASecond` units each; null if missing or implausible. */
export function secondsIn(value: unknown, inASecond: number): number | null {
  const amount = amountIn(value);
  return amount === null || amount / inASecond > LONGEST ? null : Math.round(amount / inASecond);
}

/** Parses a time, ISO 8601 or Unix seconds; null if invalid. Keeps the UTC offset, which gives the local day. */
export function momentIn(value: unknown): string | null {
  const seconds = amountIn(value);
  const time = seconds === null ? (typeof value === 'string' ? Date.parse(value) : NaN) : seconds * 1000;
  // An earlier time comes from an unset clock.
  if (!(time >= Date.UTC(2000, 0, 2) && time < Date.UTC(2200, 0, 1))) return null;
  const [, sign, hours = '', minutes = ''] = OFFSET.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  if (ahead === 0) return new Date(time).toISOString();
  const there = new Date(time + ahead * 60_000).toISOString();
  return `${there.slice(0, -1)}${sign}${hours}:${minutes}`;
}

/** A UTC offset other than `Z`. */
const OFFSET = /T.*([+-])(\d{2}):?(\d{2})$/;

/** The local day of a time with a UTC offset. */
const dayThere = (at: string | null): { day?: CalendarDate } =>
  at !== null && OFFSET.test(at) ? { day: at.slice(0, 10) } : {};

/** Lower-cases an object's keys: programs write `Tmdb`, `tmdb` and `TMDB`. */
export function lowerCased(value: unknown): Loose {
  if (!isLoose(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name.toLowerCase(), inside]));
}

/** A title's ids, from the keys that programs use. */
export function numbersIn(value: unknown): ImportEntry['ids'] {
  const ids = lowerCased(value);
  return idsOf({ tmdb: idIn(ids['tmdb']), imdb: imdbIn(ids['imdb']), tvdb: idIn(ids['tvdb']) });
}

/** The episodes of a file, possibly a range; empty without a place. */
export function episodesIn(season: unknown, first: unknown, last?: unknown): EpisodePlace[] {
  const place = placeIn(season);
  const from = placeIn(first);
  if (place === undefined || place > 9999 || from === undefined || from > 99_999) return [];
  const to = Math.min(placeIn(last) ?? from, from + MOST_EPISODES - 1, 99_999);
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => ({
    season: place,
    number: from + index,
  }));
}

/** Converts a rating out of ten to stars; null without one. */
export function starsOfTen(value: unknown) {
  const given = starsIn(value, 10);
  return given && starsOf(given);
}

/** The account in a delivery, or null. Without an id its name is the key. */
export function accountIn(number: unknown, name: unknown, own = false): PlayAccount | null {
  const called = textIn(name, NAME_LIMIT);
  const key = textIn(number, NAME_LIMIT) || called.toLowerCase();
  return key === '' ? null : { key, name: called || key, own };
}

/** Name of the player; null without one. */
export const deviceIn = (value: unknown): string | null => textIn(value, NAME_LIMIT) || null;

/** Builds a play from kind and name, with defaults for all other fields. */
export function playedOf(
  kind: Kind,
  called: string,
  given: number | null,
  more: Partial<Played> = {},
): Played {
  const { name, year } = nameAndYear(called, given);
  return {
    ...{ kind, name, words: titleWords(name).slice(0, 300), year },
    ...{ episodes: [], episodeName: '', ids: {}, seriesIds: {} },
    ...{ part: null, position: null, length: null, byHand: false, stars: null, device: null },
    ...more,
  };
}

/** A delivery that is ignored. */
export function leftOut(
  outcome: LeftOut,
  event: PlayEvent,
  { account = null, play = null }: Partial<Pick<Delivery, 'account' | 'play'>> = {},
): Delivery {
  return { event, at: null, outcome, account, play };
}

const isNamed = ({ name, ids, seriesIds }: Played) =>
  name !== '' || Object.keys(ids).length + Object.keys(seriesIds).length > 0;

/** Whether an episode can be identified, by its place or by an id. */
const hasPlace = ({ kind, episodes, ids }: Played) =>
  kind === 'movie' || episodes.length > 0 || ids.imdb !== undefined || ids.tvdb !== undefined;

/** Whether it is an episode, not a whole series or season. */
export const isEpisode = ({ kind, season, episodes, episodeName, ids }: Played) =>
  kind === 'tv' &&
  season === undefined &&
  (episodes.length > 0 || episodeName !== '' || Object.keys(ids).length > 0);

/** A delivery about a title; ignored if it needs no action or lacks data. */
export function about(
  event: PlayEvent,
  play: Played,
  { account, at, goesOn = false }: Pick<Delivery, 'account' | 'at' | 'goesOn'>,
): Delivery {
  const told = { account, play };
  if (!isNamed(play)) return leftOut('nameless', event, told);
  if (event === 'started' || event === 'unplayed') return leftOut(event, event, told);
  if (event === 'rated') {
    if (play.stars === null) return leftOut('unrated', event, told);
    if (isEpisode(play) && !hasPlace(play)) return leftOut('noPlace', event, told);
  } else if (!hasPlace(play)) return leftOut('noPlace', event, told);
  const part = play.part ?? (play.position ?? 0) / (play.length || Infinity);
  const passes = goesOn && part < WATCHED_FROM;
  return { event, at, outcome: null, account, play: { ...play, ...dayThere(at) }, ...(passes && { goesOn }) };
}
