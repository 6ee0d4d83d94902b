import { pageAddress } from '../../core/routes.ts';
import { savedHeadingBy, savedTabsBy } from './saved-words.ts';
import type { KeyboardEvent } from 'react';
import { formatNumber } from '../../core/format.ts';
import { readingKey } from '../../core/language/reading-key.ts';
import { savedPath, type SavedView } from './saved-titles.ts';
import type { Kind } from '../../core/title.ts';

/** Id of the tabs' panel. */
export const SAVED_PANEL = 'saved-titles';

const KINDS = ['movie', 'tv'] as const;

export const tabId = (kind: Kind) => `saved-${kind}-tab`;

function onArrow(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll('a') ?? [])];
  const at = tabs.findIndex((tab) => tab === event.currentTarget);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[readingKey(event.key, document.dir)];
  if (step === undefined || at < 0) return;
  event.preventDefault();
  tabs[(at + step + tabs.length) % tabs.length]?.focus();
}

/** Tabs by kind with their counts; each is a link. */
export function SavedTabs({ view, counts }: { view: SavedView; counts: Record<Kind, number> }) {
  return (
    <div role="tablist" aria-label={savedHeadingBy[view.list]()} className="tab-list">
      {KINDS.map((kind) => (
        <a
          key={kind}
          id={tabId(kind)}
          role="tab"
          aria-selected={kind === view.kind}
          aria-controls={SAVED_PANEL}
          onKeyDown={onArrow}
          className="chip"
          // A text filter does not carry over to the other kind.
          href={pageAddress(savedPath(view, { kind, text: '' }))}
        >
          {`${savedTabsBy[kind]()} (${formatNumber(counts[kind])})`}
        </a>
      ))}
    </div>
  );
}
