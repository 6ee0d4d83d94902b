import { genresOf } from '../catalogue/genres.ts';
import { folded } from '../catalogue/search.ts';
import type { Title } from '../catalogue/title.ts';
import { leadersOf } from './people.ts';
import type { Pick } from './recommend.ts';
import type { Wishes } from './wishes.ts';

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });
const list = (words: readonly string[]) => conjunction.format(words);

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

const MISSED: Record<string, string> = {
  people: 'by others',
  origin: 'from elsewhere',
  minutes: 'of another length',
  years: 'of other years',
  genres: 'of another genre',
};

/** Why a title is recommended, in a few words. */
export function reasonFor({ title, missed }: Pick, wishes: Wishes): string {
  const { record } = title;
  const wanted = genresOf(record.genres).filter(({ id }) => wishes.genres.includes(id));
  const genres = (wanted.length > 0 ? wanted : genresOf(record.genres)).slice(0, 2).map(({ name }) => name);
  const people = [...leadersOf(title), ...record.cast.map(([name]) => name)]
    .filter((name) => wishes.people.includes(folded(name)))
    .slice(0, 1)
    .map((name) => `with ${name}`);
  const keywords = tellingKeywords(title, wishes);
  const parts = [genres.join(' and '), ...people, ...keywords].filter(Boolean);
  const apart = missed.map((name) => MISSED[name]).filter((text) => text !== undefined);
  const close = apart.length > 0 ? ` (close, though ${list(apart)})` : '';
  return capital(parts.join(', ')) + close;
}

/** What the choice has in common, and who made it. */
export function reasoningFor(picks: readonly Pick[], wishes: Wishes, size: number, noun: string): string {
  const understood = [
    ...genresOf(wishes.genres).map(({ name }) => name.toLowerCase()),
    ...(wishes.years ? [yearWords(wishes.years)] : []),
    ...(wishes.minutes ? [minuteWords(wishes.minutes)] : []),
    ...wishes.people.map((name) => name.split(' ').map(capital).join(' ')),
    ...wishes.examples.map(({ name }) => `titles like ${name}`),
  ];
  const heard = understood.length > 0 ? `You asked for ${list([...new Set(understood)])}. ` : '';
  const exact = picks.filter(({ missed }) => missed.length === 0).length;
  const fit =
    exact === picks.length
      ? ''
      : ` ${exact === 0 ? 'None' : exact} of them fit exactly, the rest come close.`;
  return (
    `${heard}This is the offline recommender: it compares your words with genres, themes, people and years of ` +
    `the ${size} ${noun} that come with Marquee.${fit}`
  );
}

function yearWords({ from, to }: { from: number; to: number }): string {
  if (from === 0) return `years up to ${to}`;
  return from === to ? String(from) : `the years ${from} to ${to}`;
}

function minuteWords({ from, to }: { from: number; to: number }): string {
  if (from === 0) return `at most ${to} minutes`;
  return to === Infinity ? `at least ${from} minutes` : `about ${(from + to) / 2} minutes`;
}
