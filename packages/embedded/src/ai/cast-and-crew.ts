import type { Title } from '../tmdb/title.ts';
import type { NameIndex, WishReader } from './reader.ts';

/** A person of the bundled titles, identified by their plain name. */
export interface Person {
  id: number;
  name: string;
}

/** A title's makers: directors and writers of a movie, creators of a series. */
export function makersOf({ record }: Title): readonly string[] {
  return 'creators' in record ? record.creators : [...record.directors, ...record.writers];
}

/** A movie's directors or a series' creators. */
export function leadersOf({ record }: Title): readonly string[] {
  return 'creators' in record ? record.creators : record.directors;
}

/** A title's makers and cast. */
export function everybodyOf(title: Title): string[] {
  return [...makersOf(title), ...title.record.cast.map(([name]) => name)];
}

/** Minimum length of a surname used alone. */
const SHORTEST_NAME = 4;

/** Particles of surnames: "De Niro". */
const PARTICLES = '(?:de|del|di|da|la|le|van|von|der)';

/** Surnames in a text: capitalised, or after "by". */
function lastNamesIn(text: string, plainText: WishReader['plainText']): Set<string> {
  const capitals = text.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [];
  const makers = [...text.matchAll(/\b(?:by|director) ([\p{L}'’-]+)/giu)].map(([, name = '']) => name);
  const several = text.match(new RegExp(`\\b(?:${PARTICLES} )+[\\p{L}'’-]+`, 'giu')) ?? [];
  return new Set([...capitals, ...makers, ...several].map((name) => plainText(name)));
}

/** A surname with its particles. */
const lastNameOf = (plainName: string) =>
  new RegExp(`(?:${PARTICLES} )*\\S+$`, 'u').exec(plainName)?.[0] ?? '';

/** Minimum titles of a person matched by a surname that others share. */
const MOST_KNOWN = 3;

/**
 * Returns a function that indexes the people a text may name: by full name, or by a surname of a single
 * director, or of the actor with far more titles than others of that surname.
 */
export function createCastAndCrew(
  titles: readonly Title[],
  { nameIndex, plainText }: Pick<WishReader, 'nameIndex' | 'plainText'>,
): (text: string) => NameIndex<Person> {
  const full = nameIndex(
    [...new Set(titles.flatMap(everybodyOf))]
      .filter((name) => name.includes(' '))
      .map((name, id) => ({ id, name })),
  );
  const leaders = new Map<string, Set<string>>();
  const players = new Map<string, Map<string, number>>();
  for (const title of titles) {
    for (const name of leadersOf(title)) {
      const last = lastNameOf(plainText(name));
      if (last.length >= SHORTEST_NAME) leaders.set(last, (leaders.get(last) ?? new Set()).add(name));
    }
    for (const [name] of title.record.cast) {
      const last = lastNameOf(plainText(name));
      const count = players.get(last) ?? new Map<string, number>();
      if (last.length >= SHORTEST_NAME && name.includes(' '))
        players.set(last, count.set(name, (count.get(name) ?? 0) + 1));
    }
  }
  const leading = (last: string) => {
    const [only, ...others] = leaders.get(last) ?? [];
    return others.length === 0 ? only : undefined;
  };
  const playing = (last: string) => {
    const [first, second] = [...(players.get(last) ?? [])].sort(([, a], [, b]) => b - a);
    return first && first[1] >= MOST_KNOWN * (second?.[1] ?? 1) ? first[0] : undefined;
  };
  return (text) => {
    const given = lastNamesIn(text, plainText);
    return {
      get(name) {
        const meant = given.has(name) ? (leading(name) ?? playing(name)) : undefined;
        return full.get(name) ?? (meant === undefined ? undefined : full.get(plainText(meant)));
      },
    };
  };
}
