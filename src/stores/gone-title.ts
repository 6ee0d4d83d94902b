import { findListEntry } from '../backend/list-entries.ts';
import type { ListName, ListTitle } from '../domain/lists.ts';
import { titleKey, type TitleId } from '../domain/title.ts';
import { currentEnvironment } from './environment.ts';
import { $marks, loadMarks } from './list-marks.ts';
import { knownSession } from './session.ts';

const LIST_NAMES: readonly ListName[] = ['wishlist', 'watched', 'favorite'];

/** Which lists hold a title, as it is shown at this moment. */
export function listsHolding(marks: ReturnType<typeof $marks.get>, title: TitleId): ListName[] {
  const mark = marks.get(titleKey(title));
  return LIST_NAMES.filter((list) => mark?.[list]);
}

/** What a person's lists keep of a title the catalogue no longer has; null when none of them holds it. */
export async function findKeptTitle(title: TitleId): Promise<ListTitle | null> {
  try {
    const session = await knownSession();
    if (session.kind !== 'signedIn') return null;
    await loadMarks([title]);
    const [list] = listsHolding($marks.get(), title);
    if (!list) return null;
    const entry = await findListEntry(await currentEnvironment().backend(), session.account.id, list, title);
    if (!entry) return null;
    const { kind, id, posterPath, date, voteAverage } = entry;
    return { kind, id, title: entry.title, posterPath, date, voteAverage };
  } catch {
    // The page says all the same that the title is gone.
    return null;
  }
}
