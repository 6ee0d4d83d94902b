import { plainText } from '../../domain/wishes/sentence.ts';
import { nameIndex, type NameIndex } from '../../domain/wishes/names.ts';
import type { Title } from '../catalogue/title.ts';

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

/** Last names that a text gives as names: with a capital letter, or after "by". */
function lastNamesIn(text: string): Set<string> {
  const capitals = text.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [];
  const makers = [...text.matchAll(/\b(?:by|director) ([\p{L}'’-]+)/giu)].map(([, name = '']) => name);
  return new Set([...capitals, ...makers].map((name) => plainText(name)));
}

/**
 * The people of some titles as a text may name them: by their full name, or those who direct by a last name that is
 * written as a name and belongs to one of them only.
 */
export function createCastAndCrew(titles: readonly Title[]): (text: string) => NameIndex<Person> {
  const full = nameIndex(
    [...new Set(titles.flatMap(everybodyOf))]
      .filter((name) => name.includes(' '))
      .map((name, id) => ({ id, name })),
  );
  const byLastName = new Map<string, Set<string>>();
  for (const name of titles.flatMap(leadersOf)) {
    const last = plainText(name).split(' ').at(-1) ?? '';
    if (last.length >= SHORTEST_NAME) byLastName.set(last, (byLastName.get(last) ?? new Set()).add(name));
  }
  return (text) => {
    const given = lastNamesIn(text);
    return {
      get(name) {
        const [only, ...others] = byLastName.get(name) ?? [];
        const meant =
          only !== undefined && others.length === 0 && given.has(name)
            ? full.get(plainText(only))
            : undefined;
        return full.get(name) ?? meant;
      },
    };
  };
}
