import { identify, titleKey, type Identity } from './people.ts';
import type { MovieRecord, SeriesRecord } from '../records.ts';

type Role =
  | { as: 'cast'; character: string; order: number }
  | { as: 'crew'; department: string; job: string };

/** One entry of a title's cast or crew. */
export type Credit = Role & { kind: 'movie' | 'tv'; title: number };

/** A person of the bundled credits. */
export interface Person extends Identity {
  /** The department of most credits, by TMDB's name. */
  department: string;
  /** The name in the data. */
  originalName: string;
  /** The audience of their titles, less for small parts. */
  popularity: number;
  /** In the order of the data: movies, then series. */
  credits: readonly Credit[];
}

interface Mention {
  name: string;
  credit: Credit;
}

/** All people a record credits: the cast in billing order, then the makers. */
export function mentionsIn(record: MovieRecord | SeriesRecord): Mention[] {
  const at = { kind: 'creators' in record ? ('tv' as const) : ('movie' as const), title: record.id };
  const made = (names: readonly string[], department: string, job: string) =>
    names.map((name): Mention => ({ name, credit: { ...at, as: 'crew', department, job } }));
  const cast = record.cast.map(([name, character], order): Mention => ({
    name,
    credit: { ...at, as: 'cast', character, order },
  }));
  if ('creators' in record) return [...cast, ...made(record.creators, 'Creator', 'Creator')];
  return [
    ...cast,
    ...made(record.directors, 'Directing', 'Director'),
    ...made(record.writers, 'Writing', 'Writer'),
  ];
}

/** A credit's share of a person's popularity. */
function weightOf(credit: Credit, votes: number): number {
  const part = credit.as === 'cast' ? 1 / (1 + credit.order / 4) : 0.7;
  return part * (1 + Math.sqrt(votes) / 20);
}

const departmentOfCredit = (credit: Credit) => (credit.as === 'cast' ? 'Acting' : credit.department);

/** The department of most credits; the first on a tie. */
function departmentOf(credits: readonly Credit[]): string {
  const [only, another] = credits;
  if (only && !another) return departmentOfCredit(only);
  const counts = new Map<string, number>();
  for (const credit of credits) {
    const department = departmentOfCredit(credit);
    counts.set(department, (counts.get(department) ?? 0) + 1);
  }
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0])[0];
}

/** All people in the credits of some records, by id. */
export function peopleIn(records: readonly (MovieRecord | SeriesRecord)[]): Map<number, Person> {
  const found = new Map<number, { who: Identity; credits: Credit[]; weight: number }>();
  for (const record of records) {
    for (const { name, credit } of mentionsIn(record)) {
      const who = identify(name, titleKey(credit.kind, credit.title));
      const weight = weightOf(credit, record.votes);
      const entry = found.get(who.id);
      if (entry) {
        entry.credits.push(credit);
        entry.weight += weight;
      } else found.set(who.id, { who, credits: [credit], weight });
    }
  }
  return new Map(
    [...found].map(([id, { who, credits, weight }]) => [
      id,
      {
        ...who,
        originalName: who.name,
        credits,
        department: departmentOf(credits),
        popularity: Math.round(weight * 1000) / 1000,
      },
    ]),
  );
}
