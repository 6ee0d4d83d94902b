import { isolated } from '../../core/language/inserted.ts';
import { tagsPageMerged } from './tags-words.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { deleteTag, loadTags, putBackTag, renameTag } from './tags.queries.ts';
import { tagKey, tagName, type Tag } from './tags.ts';
import { failureToast, sayFailure } from '../../core/stores/attempt.ts';
import { oncePerWorld } from '../../core/stores/environment.ts';
import { ownedStore } from '../../core/stores/owned.ts';
import { readable } from '../../core/stores/readable.ts';
import { showToast } from '../../core/stores/toasts.ts';
import { $marksChanged, hearOfMarks, tellMarks } from './marks.store.ts';

const $tagsNow = atom<readonly Tag[] | null>(null);

/** The user's tags by name; null until hydrated. */
export const $tags = readable($tagsNow);

const owned = oncePerWorld((environment) => ownedStore(environment, { forget: () => $tagsNow.set(null) }));

async function refresh(): Promise<void> {
  const found = await owned().read((client) => loadTags(client));
  if (found?.kind === 'ok') $tagsNow.set(found.value);
}

/** Hydrates from the server's data and follows other tabs; returns the stop function. */
export function followTags(userId: string, tags: readonly Tag[]): () => void {
  if (owned().takeOver(userId)) $tagsNow.set(tags);
  hearOfMarks();
  return $marksChanged.listen(() => {
    // Marks reads in flight as stale.
    owned().tell({});
    void refresh();
  });
}

async function putBack(id: string): Promise<void> {
  const back = await owned().attempt((client) => putBackTag(client, id));
  if (!back) return;
  if (back.kind === 'failed') return sayFailure(back, { title: m.toast_error(), text: m.undo_failed_text() });
  if (!back.value)
    return void showToast({
      title: m.tags_page_gone_title(),
      text: m.tags_page_gone_text(),
      destructive: true,
    });
  tellMarks();
  showToast({ title: m.undo_done_title(), text: m.undo_done_text() });
}

const undo = (id: string) => ({
  label: m.undo_label(),
  run: owned().offered(() => void putBack(id)),
});

/** Renames a tag, or merges it into an existing tag of that name. */
export async function rename(tag: Tag, text: string): Promise<void> {
  const name = tagName(text);
  if (tagKey(name) === '' || name === tag.name) return;
  const other = $tags.get()?.find(({ key }) => key === tagKey(name));
  const renamed = await owned().attempt((client) => renameTag(client, tag.key, name));
  if (!renamed) return;
  if (renamed.kind === 'failed')
    return sayFailure(renamed, { title: m.tags_page_failed_title(), text: m.tags_page_failed_text() });
  tellMarks();
  if (renamed.value === null)
    return void showToast({
      title: m.tags_page_gone_title(),
      text: m.tags_page_gone_text(),
      destructive: true,
    });
  const { key, merged } = renamed.value;
  if (merged !== null) {
    showToast({ ...tagsPageMerged(tag.name, other?.name ?? name), action: undo(merged) });
    return;
  }
  const back = owned().offered(() => void rename({ ...tag, key, name }, tag.name));
  showToast({
    title: m.tags_page_renamed_title(),
    text: m.tags_page_renamed_text({ from: isolated(tag.name), to: isolated(name) }),
    action: { label: m.undo_label(), run: back },
  });
}

/** Deletes a tag from all titles (optimistic update); the toast offers an undo. */
export async function remove(tag: Tag): Promise<void> {
  const before = $tagsNow.get();
  $tagsNow.set(before?.filter(({ key }) => key !== tag.key) ?? null);
  const gone = await owned().attempt((client) => deleteTag(client, tag.key));
  if (!gone) return;
  if (gone.kind === 'failed') {
    $tagsNow.set(before);
    showToast(failureToast(gone, { title: m.tags_page_failed_title(), text: m.tags_page_failed_text() }));
    return;
  }
  tellMarks();
  showToast({
    title: m.tags_page_deleted_title(),
    text: m.tags_page_deleted_text({ tag: isolated(tag.name) }),
    ...(gone.value !== null && { action: undo(gone.value) }),
  });
}
