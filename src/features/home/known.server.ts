import { loadListMarks } from '../marks/list-marks.queries.ts';
import type { ListMarks } from '../../core/lists.ts';
import type { TitleId } from '../../core/title.ts';
import type { Person } from '../../server/person.ts';

/** The titleKeys whose lists fulfil a condition, in one call. */
async function keysOf(
  { client }: Person,
  titles: readonly TitleId[],
  fits: (marks: ListMarks) => boolean,
): Promise<Set<string>> {
  const marks = await loadListMarks(client, titles);
  return new Set([...marks].filter(([, lists]) => fits(lists)).map(([key]) => key));
}

/** The titleKeys in any of the user's lists. */
export function loadKnown(person: Person, titles: readonly TitleId[]): Promise<Set<string>> {
  return keysOf(person, titles, (marks) => Object.values(marks).includes(true));
}

/** The titleKeys the user has watched or dismissed. */
export function loadSeen(person: Person, titles: readonly TitleId[]): Promise<Set<string>> {
  return keysOf(person, titles, ({ watched, dismissed }) => watched || dismissed);
}
