import MiniSearch from 'minisearch';
import { genresOf } from '../catalogue/genres.ts';
import type { Edition, Shelf } from '../catalogue/library.ts';
import { folded } from '../catalogue/search.ts';
import type { Title } from '../catalogue/title.ts';
import { hasPerson, leadersOf, makersOf } from './people.ts';
import { EMPTY_WORDS } from './vocabulary.ts';
import type { Wishes } from './wishes.ts';

interface Entry {
  id: number;
  keywords: string;
  overview: string;
  tagline: string;
  name: string;
  people: string;
}

const stem = (term: string) => (term.length > 4 ? term.replace(/(?:ies|es|s|ing|ed)$/, '') : term);

/** An index over what titles are about. */
export function indexOf(titles: readonly Title[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['keywords', 'overview', 'tagline', 'name', 'people'],
    tokenize: (text) => folded(text).split(' '),
    processTerm: (term) => (EMPTY_WORDS.has(term) ? null : stem(term) || null),
    searchOptions: { boost: { keywords: 3, name: 1.5, overview: 1, tagline: 0.5, people: 0.5 } },
  });
  index.addAll(
    titles.map((title) => ({
      id: title.id,
      keywords: [...title.record.keywords, ...genresOf(title.record.genres).map(({ name }) => name)].join(
        ' ',
      ),
      overview: title.record.overview,
      tagline: title.record.tagline,
      name: title.name,
      people: makersOf(title).join(' '),
    })),
  );
  return index;
}

const yearOf = ({ date }: Title) => Number(date.slice(0, 4));

/** Minutes of a movie or of an episode. */
const minutesOf = ({ record }: Title) => ('runtime' in record ? record.runtime : record.episode_runtime);

/** Titles that move with the calendar are invented: there to browse, but nothing to advise anybody to watch. */
const isReal = ({ record }: Title) => ('runtime' in record ? record.date : record.first) !== undefined;

/** What a title must fulfil, the dearest wish first: where too few do, the last ones are given up. */
const DEMANDS: readonly {
  name: 'people' | 'origin' | 'minutes' | 'years' | 'genres';
  asked: (wishes: Wishes) => boolean;
  met: (title: Title, wishes: Wishes) => boolean;
}[] = [
  {
    name: 'people',
    asked: ({ people }) => people.length > 0,
    met: (title, { people }) => hasPerson(title, people),
  },
  {
    name: 'origin',
    asked: ({ languages, countries }) => languages.length + countries.length > 0,
    met: ({ record }, { languages, countries }) =>
      languages.includes(record.language) || countries.some((country) => record.countries.includes(country)),
  },
  {
    name: 'minutes',
    asked: ({ minutes }) => minutes !== null,
    met: (title, { minutes }) =>
      !minutes || (minutesOf(title) >= minutes.from && minutesOf(title) <= minutes.to),
  },
  {
    name: 'years',
    asked: ({ years }) => years !== null,
    met: (title, { years }) => !years || (yearOf(title) >= years.from && yearOf(title) <= years.to),
  },
  {
    name: 'genres',
    asked: ({ genres }) => genres.length > 0,
    met: ({ record }, { genres }) => genres.some((genre) => record.genres.includes(genre)),
  },
];

/** 0 to 1: what people think of a title, where few votes weigh less. */
function opinion({ vote, votes }: Title): number {
  return ((votes * vote + 200 * 6) / (votes + 200) / 10) ** 2;
}

export interface Pick {
  title: Title;
  /** The demands it does not meet. */
  missed: string[];
}

/** Finds the titles of a shelf that fit wishes best, best first. */
export function recommend(
  wishes: Wishes,
  edition: Edition,
  shelf: Shelf<Title>,
  index: MiniSearch<Entry>,
  { count, leaveOut }: { count: number; leaveOut: (title: Title) => boolean },
): Pick[] {
  const hits = wishes.terms ? index.search(wishes.terms, { combineWith: 'OR' }) : [];
  const best = hits[0]?.score ?? 1;
  const about = new Map(hits.map(({ id, score }) => [id as number, score / best]));
  const kin = new Map<number, number>();
  // What is like the films of somebody stands in where there are too few of them.
  const theirs = shelf.titles.filter((title) => hasPerson(title, wishes.people));
  for (const example of [...wishes.examples, ...theirs]) {
    shelf.similar(example.id).forEach((title, rank) => {
      kin.set(title.id, Math.max(kin.get(title.id) ?? 0, 1 - rank / 60));
    });
  }
  const examples = new Set(wishes.examples.map(({ id }) => id));
  const asked = DEMANDS.filter((demand) => demand.asked(wishes));

  const score = (title: Title): number => {
    const genres = wishes.genres.filter((genre) => title.record.genres.includes(genre)).length;
    const share = wishes.genres.length > 0 ? genres / wishes.genres.length : 0;
    const lead = wishes.people.some((name) => leadersOf(title).map(folded).includes(name)) ? 0.3 : 0;
    const known = wishes.hidden ? -Math.log10(1 + title.votes) / 4 : 0;
    return (
      (about.get(title.id) ?? 0) + 1.5 * (kin.get(title.id) ?? 0) + share + opinion(title) + lead + known
    );
  };
  return shelf.titles
    .filter(
      (title) => isReal(title) && title.date <= edition.day && !examples.has(title.id) && !leaveOut(title),
    )
    .filter(({ record }) => !record.genres.some((genre) => wishes.unwantedGenres.includes(genre)))
    .map((title) => {
      const missed = asked.filter((demand) => !demand.met(title, wishes));
      // A dearer wish outweighs all the cheaper ones together.
      const cost = missed.reduce((sum, demand) => sum + 2 ** (DEMANDS.length - DEMANDS.indexOf(demand)), 0);
      return { title, missed: missed.map(({ name }) => name), cost, score: score(title) };
    })
    .sort((a, b) => a.cost - b.cost || b.score - a.score || a.title.id - b.title.id)
    .slice(0, count)
    .map(({ title, missed }) => ({ title, missed }));
}
