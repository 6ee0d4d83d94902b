import { useState } from 'react';
import type { Moderation } from './page-moderation.store.ts';
import { lazyDialog } from '../../core/ui/lazy.tsx';
import { useStore } from '../../core/ui/use-store.ts';

const ReasonDialog = lazyDialog(() =>
  import('../../core/ui/ReasonDialog.tsx').then((script) => script.ReasonDialog),
);

interface ModerateProps<Page> {
  moderation: Moderation<Page>;
  page: Page;
  /** The name in the labels of its buttons. */
  name: string;
  /** Whether it was hidden when the page was rendered. */
  suspended: boolean;
  words: Record<'keep' | 'kept' | 'hide' | 'show', string> &
    Record<'keepOf' | 'hideOf' | 'showOf', (name: string) => string> & {
      hiding: { title: string; question: string; reasons: readonly string[]; label: string };
    };
}

/** Hides a reported page, shows it again, or dismisses its reports. */
export function Moderate<Page>({ moderation, page, name, suspended, words }: ModerateProps<Page>) {
  const state = useStore(moderation.$states)[moderation.keyOf(page)];
  const [asked, setAsked] = useState(false);
  const hidden = state === undefined || state === 'kept' ? suspended : state === 'hidden';
  const send = (reason: string) => moderation.hide(page, reason);

  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {state === 'kept' ? (
        <span className="text-sm font-semibold text-ink-soft">{words.kept}</span>
      ) : (
        <button
          type="button"
          className="button button-quiet button-small"
          aria-label={words.keepOf(name)}
          onClick={() => void moderation.dismiss(page)}
        >
          {words.keep}
        </button>
      )}
      <button
        type="button"
        className="button button-quiet button-small"
        aria-label={hidden ? words.showOf(name) : words.hideOf(name)}
        onClick={hidden ? () => void moderation.showAgain(page) : () => setAsked(true)}
      >
        {hidden ? words.show : words.hide}
      </button>
      {asked && <ReasonDialog {...words.hiding} send={send} onClose={() => setAsked(false)} />}
    </span>
  );
}
