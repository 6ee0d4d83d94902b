import { loadListMarks } from '../marks/list-marks.queries.ts';
import type { ListMarks } from '../../core/lists.ts';
import type { TitleId } from '../../core/title.ts';
import type { Person } from '../../server/person.ts';

/** The titles (titleKey) among some whose marks fulfil a condition, in one call. */
async function keysOf(
  { client }: Person,
  titles: readonly TitleId[],
  fits: (marks: ListMarks) => boolean,
): Promise<Set<string>> {
  const marks = await loadListMarks(client, titles);
  return new Set([...marks].filter(([, lists]) => fits(lists)).map(([key]) => key));
}

/** Which of some titles a person has watched, dismissed or put on a list. */
export function loadKnown(person: Person, titles: readonly TitleId[]): Promise<Set<string>> {
  return keysOf(person, titles, (marks) => Object.values(marks).includes(true));
}

/** Which of some titles a person has watched or dismissed. */
export function loadSeen(person: Person, titles: readonly TitleId[]): Promise<Set<string>> {
  return keysOf(person, titles, ({ watched, dismissed }) => watched || dismissed);
}
