import { genresOf } from '../catalogue/genres.ts';
import { folded } from '../catalogue/search.ts';
import type { Title } from '../catalogue/title.ts';
import { leadersOf } from './people.ts';
import type { Wishes } from './wishes.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The keywords of a title that the wishes name, before its others. */
function tellingKeywords({ record }: Title, { terms }: Wishes): string[] {
  const wanted = new Set(terms.split(' '));
  const named = (keyword: string) =>
    folded(keyword)
      .split(' ')
      .some((word) => wanted.has(word));
  const open = record.keywords.filter((keyword) => !keyword.startsWith('open movie'));
  return [...open.filter(named), ...open.filter((keyword) => !named(keyword))].slice(0, 2);
}

/** Why a title is recommended, in a few words. */
export function reasonFor(title: Title, wishes: Wishes): string {
  const { record } = title;
  const wanted = genresOf(record.genres).filter(({ id }) => wishes.genres.includes(id));
  const genres = (wanted.length > 0 ? wanted : genresOf(record.genres)).slice(0, 2).map(({ name }) => name);
  const people = [...leadersOf(title), ...record.cast.map(([name]) => name)]
    .filter((name) => wishes.people.includes(folded(name)))
    .slice(0, 1)
    .map((name) => `with ${name}`);
  const keywords = tellingKeywords(title, wishes);
  const parts = [genres.join(' and '), ...people, ...keywords].filter(Boolean);
  return capital(parts.join(', '));
}

/** What was understood of wishes, in words. */
function understoodOf(wishes: Wishes, themes: readonly string[]): string[] {
  const { years, minutes } = wishes;
  return [
    ...genresOf(wishes.genres).map(({ name }) => name.toLowerCase()),
    ...genresOf(wishes.unwantedGenres).map(({ name }) => `no ${name.toLowerCase()}`),
    ...(years ? [yearWords(years)] : []),
    ...(minutes ? [minuteWords(minutes)] : []),
    ...wishes.origins.map(capital),
    ...wishes.people.map((name) => name.split(' ').map(capital).join(' ')),
    ...wishes.examples.map(({ name }) => `titles like ${name}`),
    ...(wishes.hidden ? ['little known'] : []),
    ...wishes.moods,
    ...themes,
  ];
}

/** What an answer is about: the wishes, the words that mean something here and those that do not. */
export interface Heard {
  wishes: Wishes;
  themes: readonly string[];
  unknown: readonly string[];
}

/** What was understood and what was not, and who made the choice of `found` titles out of `size`. */
export function reasoningFor(
  { wishes, themes, unknown }: Heard,
  found: number,
  size: number,
  noun: string,
): string {
  const understood = [...new Set(understoodOf(wishes, themes))];
  const who =
    `This is the offline recommender: it compares your words with genres, themes, people, years and lengths of ` +
    `the ${size} ${noun} that come with Marquee.`;
  if (understood.length === 0) return `Nothing of this was understood. ${who}`;
  const heard = `Understood: ${understood.join(', ')}.`;
  const lost = unknown.length > 0 ? ` Not understood: ${unknown.join(', ')}.` : '';
  const none = found === 0 ? ` No title fits all of it.` : '';
  return `${heard}${lost}${none} ${who}`;
}

function yearWords({ from, to }: { from: number; to: number }): string {
  if (from === 0) return `up to ${to}`;
  if (from % 10 === 0 && to === from + 9) return `${from}s`;
  return from === to ? String(from) : `${from} to ${to}`;
}

function minuteWords({ from, to }: { from: number; to: number }): string {
  if (from === 0) return `at most ${to} minutes`;
  return to === Infinity ? `at least ${from} minutes` : `about ${(from + to) / 2} minutes`;
}
