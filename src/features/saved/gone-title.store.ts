import { findListEntry } from '../marks/list-entries.queries.ts';
import { LIST_NAMES } from '../../core/list-names.ts';
import { isHeld, titleOf, type ListName, type ListTitle, type MarkMap } from '../../core/lists.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import { pageLists } from '../marks/create-lists.store.ts';
import { attemptAsPerson } from '../../core/stores/as-person.ts';

/** The lists that contain a title, as shown. */
export function listsHolding(marks: MarkMap, title: TitleId): ListName[] {
  const mark = marks.get(titleKey(title));
  return LIST_NAMES.filter((list) => isHeld(mark, list));
}

/** A saved copy of a title that the catalogue has removed. */
export type KeptTitle = { kind: 'none' | 'failed' } | { kind: 'kept'; title: ListTitle };

/** Searches the signed-in user's lists for a title. */
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
