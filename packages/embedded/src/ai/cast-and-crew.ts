import type { Title } from '../tmdb/title.ts';
import type { NameIndex, WishReader } from './reader.ts';

/** Somebody of the bundled titles; the name, plain, tells who. */
export interface Person {
  id: number;
  name: string;
}

/** Who made a title: directors and writers of a movie, creators of a series. */
export function makersOf({ record }: Title): readonly string[] {
  return 'creators' in record ? record.creators : [...record.directors, ...record.writers];
}

/** Who directed or created a title. */
export function leadersOf({ record }: Title): readonly string[] {
  return 'creators' in record ? record.creators : record.directors;
}

/** Everybody who made a title or plays in it. */
export function everybodyOf(title: Title): string[] {
  return [...makersOf(title), ...title.record.cast.map(([name]) => name)];
}

/** Shortest last name that somebody is known by. */
const SHORTEST_NAME = 4;

/** What a last name may begin with: "De Niro". */
const PARTICLES = '(?:de|del|di|da|la|le|van|von|der)';

/** Last names that a text gives as names: with a capital letter, or after "by". */
function lastNamesIn(text: string, plainText: WishReader['plainText']): Set<string> {
  const capitals = text.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [];
  const makers = [...text.matchAll(/\b(?:by|director) ([\p{L}'’-]+)/giu)].map(([, name = '']) => name);
  const several = text.match(new RegExp(`\\b(?:${PARTICLES} )+[\\p{L}'’-]+`, 'giu')) ?? [];
  return new Set([...capitals, ...makers, ...several].map((name) => plainText(name)));
}

/** The last name of somebody, with what belongs to it. */
const lastNameOf = (plainName: string) =>
  new RegExp(`(?:${PARTICLES} )*\\S+$`, 'u').exec(plainName)?.[0] ?? '';

/** Titles somebody must at least have had a part in to be known by the last name alone, where others have it too. */
const MOST_KNOWN = 3;

/**
 * The people of some titles as a text may name them: by their full name, or by a last name that is written as a name and
 * belongs to one of those who direct only, or else to one who plays in far more of the titles than all others of it.
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
