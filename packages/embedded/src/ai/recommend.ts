import type { Shelf } from '../tmdb/library.ts';
import { folded } from '../tmdb/search/search.ts';
import type { Title } from '../tmdb/title.ts';
import { everybodyOf, leadersOf, type Person } from './cast-and-crew.ts';
import type { Theme, Wishes } from './reader.ts';
import { stem, type TitleWords } from './title-words.ts';

export type TitleWishes = Wishes<Title & { name: string }, Person>;

/** A matching title, with the words (stems) of the wish that matched. */
export interface Pick {
  title: Title;
  /** Matched words and their fields. */
  found: Map<string, readonly string[]>;
  /** The example it is similar to. */
  like: Title | null;
}

const yearOf = ({ date }: Title) => Number(date.slice(0, 4));

/** Runtime of a movie or an episode in minutes. */
export const minutesOf = ({ record }: Title) =>
  'runtime' in record ? record.runtime : record.episode_runtime;

/** Invented titles whose dates move with the calendar are not recommended. */
const isReal = ({ record }: Title) => ('runtime' in record ? record.date : record.first) !== undefined;

const STATUS: Record<string, string> = {
  ended: 'Ended',
  returning: 'Returning Series',
  cancelled: 'Canceled',
};

const within = (value: number, from: number | null, to: number | null) =>
  value >= (from ?? -Infinity) && value <= (to ?? Infinity);

/** Whether a title's keywords contain a theme. */
function isAbout({ record }: Title, { words, keywords }: Theme): boolean {
  const named = [words, ...keywords].map((name) => ` ${folded(name).split(' ').map(stem).join(' ')} `);
  return record.keywords.some((keyword) => {
    const own = ` ${folded(keyword).split(' ').map(stem).join(' ')} `;
    return named.some((name) => own.includes(name));
  });
}

/** Whether a title fulfils all filters; moods and words are scored separately. */
function fits(title: Title, { filters, people, peopleMatch, withoutPeople, refused }: TitleWishes): boolean {
  const { record } = title;
  const { genres, match, without, language, country, status } = filters;
  const has = (genre: number) => record.genres.includes(genre);
  const names = new Set(everybodyOf(title).map(folded));
  const hasPart = ({ name }: Person) => names.has(folded(name));
  return (
    (genres.length === 0 || (match === 'any' ? genres.some(has) : genres.every(has))) &&
    !without.some(has) &&
    within(yearOf(title), filters.from, filters.to) &&
    within(minutesOf(title), filters.shortest, filters.longest) &&
    (language === null || record.language === language) &&
    (country === null || record.countries.includes(country)) &&
    title.vote >= (filters.score ?? 0) &&
    (status === null || title.kind === 'movie' || title.status === STATUS[status]) &&
    (peopleMatch === 'any' ? people.some(hasPart) : people.every(hasPart)) &&
    !withoutPeople.some(hasPart) &&
    !refused.some((theme) => isAbout(title, theme))
  );
}

/** Whether a wish filters by anything, or orders by score. */
function asksMore({ filters, people, withoutPeople, refused, hidden }: TitleWishes): boolean {
  const { genres, without, from, to, shortest, longest, language, country, score, status, order } = filters;
  const set = [from, to, shortest, longest, language, country, score, status].some((value) => value !== null);
  const some = [genres, without, people, withoutPeople, refused].some(({ length }) => length > 0);
  return set || some || hidden || order === 'score';
}

/** Score from 0 to 1 by rating, weighted by votes. */
function opinion({ vote, votes }: Title): number {
  return ((votes * vote + 200 * 6) / (votes + 200) / 10) ** 2;
}

interface About {
  score: number;
  found: Map<string, readonly string[]>;
}

/** How much titles have to do with some words: the best 1; and one word more weighs more than one word better. */
export function about(
  terms: readonly string[],
  words: ReadonlySet<string>,
  index: TitleWords,
): Map<number, About> {
  const hits = terms.length > 0 ? index.search(terms.join(' '), { combineWith: 'OR' }) : [];
  const asked = new Map([...words].map((word) => [stem(folded(word)), word]));
  const all = hits.map(({ id, score, match, queryTerms }) => {
    const found = new Map<string, readonly string[]>();
    for (const term of queryTerms) {
      const word = asked.get(term);
      const fields = Object.entries(match).flatMap(([own, where]) => (own === term ? where : []));
      if (word !== undefined && fields.length > 0) found.set(word, fields);
    }
    return { id: id as number, score: score * (1 + found.size), found };
  });
  const best = Math.max(...all.map(({ score }) => score), Number.MIN_VALUE);
  return new Map(all.map(({ id, score, found }) => [id, { score: score / best, found }]));
}

/** The words to search for: moods, subjects, and those that are no filter. */
function telling({ themes, unread }: TitleWishes): { terms: string[]; words: Set<string> } {
  const own = unread.filter(({ refused }) => !refused).flatMap(({ words }) => words.split(' '));
  const ofThemes = themes.flatMap(({ words }) => words.split(' '));
  const terms = [...own, ...themes.flatMap(({ words, terms }) => `${words} ${terms}`.split(' '))];
  return { terms: [...new Set(terms)], words: new Set([...own, ...ofThemes]) };
}

/** The words of which a title must match one: moods, and words of keywords. */
function demanded({ terms, words }: ReturnType<typeof telling>, index: TitleWords): string[] {
  const isSubject = (word: string) => index.search(word, { fields: ['keywords'], prefix: false }).length > 0;
  return terms.filter((term) => !words.has(term) || isSubject(term));
}

/** Minimum share of the best score. */
const NEAR = 0.2;

/** Weights: the wish's words, then examples, then ratings. */
const WEIGHT = { about: 3, kin: 2, leads: 0.3, known: 0.25 };

/**
 * Finds the titles that fulfil a wish, best first, however few. If the wish has subjects, titles that match
 * none are left out.
 */
export function recommend(
  wishes: TitleWishes,
  day: string,
  shelf: Shelf<Title>,
  index: TitleWords,
  { count, leaveOut }: { count: number; leaveOut: (title: Title) => boolean },
): Pick[] {
  const asked = telling(wishes);
  const subjects = about(asked.terms, asked.words, index);
  const more = asksMore(wishes);
  const needed = more ? about(demanded(asked, index), asked.words, index) : subjects;
  const kin = new Map<number, { nearness: number; like: Title }>();
  for (const like of wishes.likes) {
    shelf.similar(like.id).forEach((title, rank) => {
      const nearness = 1 - rank / 60;
      if (nearness > (kin.get(title.id)?.nearness ?? 0)) kin.set(title.id, { nearness, like });
    });
  }
  const examples = new Set(wishes.likes.map(({ id }) => id));

  const score = (title: Title): number => {
    const leads = wishes.people.some(({ name }) => leadersOf(title).includes(name)) ? WEIGHT.leads : 0;
    const known = wishes.hidden ? -Math.log10(1 + title.votes) * WEIGHT.known : 0;
    const liked = WEIGHT.kin * (kin.get(title.id)?.nearness ?? 0);
    return WEIGHT.about * (subjects.get(title.id)?.score ?? 0) + liked + opinion(title) + leads + known;
  };
  const newest = wishes.filters.order === 'newest';
  const fitting = shelf.titles.filter(
    (title) =>
      isReal(title) &&
      title.date <= day &&
      !examples.has(title.id) &&
      !leaveOut(title) &&
      fits(title, wishes),
  );
  const best = Math.max(0, ...fitting.map(({ id }) => needed.get(id)?.score ?? 0));
  const isNear = (id: number) => kin.has(id) || (best > 0 && (needed.get(id)?.score ?? 0) >= NEAR * best);
  return fitting
    .filter(({ id }) => isNear(id) || (more && needed.size + kin.size === 0))
    .map((title) => ({ title, score: score(title) }))
    .sort(
      (a, b) =>
        (newest ? b.title.date.localeCompare(a.title.date) : b.score - a.score) || a.title.id - b.title.id,
    )
    .slice(0, count)
    .map(({ title }) => ({
      title,
      found: subjects.get(title.id)?.found ?? new Map<string, readonly string[]>(),
      like: kin.get(title.id)?.like ?? null,
    }));
}
