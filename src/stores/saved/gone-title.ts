import { findListEntry } from '../../backend/lists/list-entries.ts';
import { LIST_NAMES } from '../../domain/lists/list-names.ts';
import { isHeld, titleOf, type ListName, type ListTitle, type MarkMap } from '../../domain/lists/lists.ts';
import { titleKey, type TitleId } from '../../domain/title.ts';
import { pageLists } from '../lists/create-lists.ts';
import { attemptAsPerson } from '../as-person.ts';

/** Which lists hold a title, as it is shown at this moment. */
export function listsHolding(marks: MarkMap, title: TitleId): ListName[] {
  const mark = marks.get(titleKey(title));
  return LIST_NAMES.filter((list) => isHeld(mark, list));
}

/** What a person's lists keep of a title the catalogue no longer has. */
export type KeptTitle = { kind: 'none' | 'failed' } | { kind: 'kept'; title: ListTitle };

/** Looks for a title in the lists of whoever is signed in. */
export async function findKeptTitle(title: TitleId): Promise<KeptTitle> {
  const { $marks, loadMarks } = pageLists();
  const found = await attemptAsPerson(async (client, userId) => {
    await loadMarks([title]);
    if ($marks.get().get(titleKey(title))?.kind === 'failed') return 'failed';
    const [list] = listsHolding($marks.get(), title);
    return list ? findListEntry(client, userId, list, title) : null;
  });
  if (found?.kind === 'failed' || found?.value === 'failed') return { kind: 'failed' };
  return found?.value ? { kind: 'kept', title: titleOf(found.value) } : { kind: 'none' };
}
