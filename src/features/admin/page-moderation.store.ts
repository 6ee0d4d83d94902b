import { m } from '../../paraglide/messages.js';
import { map } from 'nanostores';
import type { Client } from '../../core/backend/client.ts';
import type { ChangedPage } from '../../core/changed-page.ts';
import { attemptWithBackend, sayFailure } from '../../core/stores/attempt.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { readable } from '../../core/stores/readable.ts';
import { showToast, type ToastContent } from '../../core/stores/toasts.ts';

/** What became of a page: hidden, shown, or its reports dismissed (`kept`). */
type State = 'hidden' | 'shown' | 'kept';

interface Ways<Page> {
  keyOf: (page: Page) => string;
  /** The page whose cached copies are now stale. */
  changed: (page: Page) => ChangedPage;
  words: () => Record<'hidden' | 'shown' | 'dismissed' | 'failed', ToastContent>;
  hide: (client: Client, page: Page, reason: string) => Promise<unknown>;
  show: (client: Client, page: Page) => Promise<unknown>;
  dismiss: (client: Client, page: Page) => Promise<unknown>;
}

/** Creates the moderation of one kind of reported pages. */
export function createModeration<Page>({ keyOf, changed, words, ...ways }: Ways<Page>) {
  const $now = map<Record<string, State | undefined>>({});

  async function moderate(
    page: Page,
    next: State,
    write: (client: Client) => Promise<unknown>,
    more: Partial<ToastContent> = {},
  ): Promise<boolean> {
    const written = await attemptWithBackend(write);
    if (written.kind === 'failed') {
      sayFailure(written, words().failed);
      return false;
    }
    $now.setKey(keyOf(page), next);
    currentEnvironment().pageChanged(changed(page));
    showToast({ ...words()[next === 'kept' ? 'dismissed' : next], ...more });
    return true;
  }

  const showAgain = (page: Page) => moderate(page, 'shown', (client) => ways.show(client, page));

  return {
    $states: readable($now),
    keyOf,
    showAgain,
    /** Hides a page for a reason; the toast offers an undo. Returns false on failure. */
    hide: (page: Page, reason: string) =>
      moderate(page, 'hidden', (client) => ways.hide(client, page, reason), {
        action: { label: m.undo_label(), run: () => void showAgain(page) },
      }),
    /** Dismisses the reports of a page, which stays as it is. Returns false on failure. */
    dismiss: (page: Page) => moderate(page, 'kept', (client) => ways.dismiss(client, page)),
  };
}

export type Moderation<Page> = ReturnType<typeof createModeration<Page>>;
