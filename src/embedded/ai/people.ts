import { folded } from '../catalogue/search.ts';
import type { Title } from '../catalogue/title.ts';

/** Who made a title: directors and writers of a movie, creators of a series. */
export function makersOf({ record }: Title): readonly string[] {
  return 'creators' in record ? record.creators : [...record.directors, ...record.writers];
}

/** Who directed or created a title. */
export function leadersOf({ record }: Title): readonly string[] {
  return 'creators' in record ? record.creators : record.directors;
}

function everybody(titles: readonly Title[], of: (title: Title) => readonly string[]): Set<string> {
  return new Set(titles.flatMap((title) => of(title).map(folded)));
}

const castOf = ({ record }: Title) => record.cast.map(([name]) => name);

/**
 * People of the titles whom a text names, folded: by their full name, or those who direct by their last name
 * where it is written as a name and belongs to one of them only.
 */
export function peopleIn(text: string, titles: readonly Title[]): string[] {
  const words = ` ${folded(text)} `;
  const all = everybody(titles, (title) => [...makersOf(title), ...castOf(title)]);
  const full = [...all].filter((name) => name.includes(' ') && words.includes(` ${name} `));
  const leaders = [...everybody(titles, leadersOf)];
  const lastNames = (text.match(/\p{Lu}[\p{L}'’-]{3,}/gu) ?? []).map(folded);
  const byLastName = lastNames.flatMap((last) => {
    const named = leaders.filter((name) => name.endsWith(` ${last}`));
    return named.length === 1 ? named : [];
  });
  return [...new Set([...full, ...byLastName])].filter(
    (name, _index, names) => !names.some((other) => other !== name && ` ${other} `.includes(` ${name} `)),
  );
}

/** Whether one of these people (folded names) made a title or plays in it. */
export function hasPerson(title: Title, people: readonly string[]): boolean {
  return [...makersOf(title), ...castOf(title)].some((name) => people.includes(folded(name)));
}
