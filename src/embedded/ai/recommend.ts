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

/** What a title must fulfil, each as far as it is asked for. */
const DEMANDS: readonly {
  asked: (wishes: Wishes) => boolean;
  met: (title: Title, wishes: Wishes) => boolean;
}[] = [
  {
    asked: ({ people }) => people.length > 0,
    met: (title, { people }) => hasPerson(title, people),
  },
  {
    asked: ({ languages, countries }) => languages.length + countries.length > 0,
    met: ({ record }, { languages, countries }) =>
      languages.includes(record.language) || countries.some((country) => record.countries.includes(country)),
  },
  {
    asked: ({ minutes }) => minutes !== null,
    met: (title, { minutes }) =>
      !minutes || (minutesOf(title) >= minutes.from && minutesOf(title) <= minutes.to),
  },
  {
    asked: ({ years }) => years !== null,
    met: (title, { years }) => !years || (yearOf(title) >= years.from && yearOf(title) <= years.to),
  },
  {
    asked: ({ genres }) => genres.length > 0,
    met: ({ record }, { genres }) => genres.some((genre) => record.genres.includes(genre)),
  },
];

/** 0 to 1: what people think of a title, where few votes weigh less. */
function opinion({ vote, votes }: Title): number {
  return ((votes * vote + 200 * 6) / (votes + 200) / 10) ** 2;
}

/** Words of a description that titles are about, and those that mean nothing here. */
export function wordsKnown(words: readonly string[], index: MiniSearch<Entry>) {
  const isKnown = (word: string) => index.search(word).length > 0;
  return { known: words.filter(isKnown), unknown: words.filter((word) => !isKnown(word)) };
}

/**
 * Finds the titles of a shelf that fit wishes, best first: those that fulfil all of them, be they few. Where nothing
 * was understood nothing fits, for a list of what everybody likes would be no answer.
 */
export function recommend(
  wishes: Wishes,
  edition: Edition,
  shelf: Shelf<Title>,
  index: MiniSearch<Entry>,
  { count, leaveOut }: { count: number; leaveOut: (title: Title) => boolean },
): Title[] {
  const hits = wishes.terms ? index.search(wishes.terms, { combineWith: 'OR' }) : [];
  const best = hits[0]?.score ?? 1;
  const about = new Map(hits.map(({ id, score }) => [id as number, score / best]));
  const kin = new Map<number, number>();
  for (const example of wishes.examples) {
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
  const asksMore = asked.length > 0 || wishes.unwantedGenres.length > 0 || wishes.hidden;
  return shelf.titles
    .filter(
      (title) => isReal(title) && title.date <= edition.day && !examples.has(title.id) && !leaveOut(title),
    )
    .filter(({ record }) => !record.genres.some((genre) => wishes.unwantedGenres.includes(genre)))
    .filter((title) => asked.every((demand) => demand.met(title, wishes)))
    .filter(({ id }) => asksMore || about.has(id) || kin.has(id))
    .map((title) => ({ title, score: score(title) }))
    .sort((a, b) => b.score - a.score || a.title.id - b.title.id)
    .slice(0, count)
    .map(({ title }) => title);
}
