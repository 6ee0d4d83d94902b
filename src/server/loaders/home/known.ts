import { loadListMarks } from '../../../backend/lists/list-pages.ts';
import { loadSeenAndDismissed } from '../../../backend/lists/seen-and-dismissed.ts';
import type { ListMarks } from '../../../domain/lists/lists.ts';
import { titleKey, type TitleId } from '../../../domain/title.ts';
import type { Person } from '../../person.ts';

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

/** Looks at what somebody has seen and dismissed once for the same titles, however many parts of a page ask. */
export function lookingOnce(): typeof loadSeenAndDismissed {
  const looked = new Map<string, ReturnType<typeof loadSeenAndDismissed>>();
  return (client, titles) => {
    const key = titles.map(titleKey).join();
    const known = looked.get(key) ?? loadSeenAndDismissed(client, titles);
    looked.set(key, known);
    return known;
  };
}

/** Which of some titles a person has watched or dismissed. */
export function loadSeen(person: Person, titles: readonly TitleId[]): Promise<Set<string>> {
  return keysOf(person, titles, ({ watched, dismissed }) => watched || dismissed);
}
