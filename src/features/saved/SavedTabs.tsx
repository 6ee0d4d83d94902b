import { pageAddress } from '../../core/routes.ts';
import { savedHeadingBy, savedTabsBy } from './saved-words.ts';
import type { KeyboardEvent } from 'react';
import { formatNumber } from '../../core/format.ts';
import { readingKey } from '../../core/language/reading-key.ts';
import { savedPath, type SavedView } from './saved-titles.ts';
import type { Kind } from '../../core/title.ts';

/** Of the panel the tabs belong to. */
export const SAVED_PANEL = 'saved-titles';

const KINDS = ['movie', 'tv'] as const;

/** Names of tab elements. */
export const tabId = (kind: Kind) => `saved-${kind}-tab`;

function onArrow(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll('a') ?? [])];
  const at = tabs.findIndex((tab) => tab === event.currentTarget);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[readingKey(event.key, document.dir)];
  if (step === undefined || at < 0) return;
  event.preventDefault();
  tabs[(at + step + tabs.length) % tabs.length]?.focus();
}

/** The kinds of titles with how many there are of each; every tab is an address of its own. */
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
          // What was looked for among movies is not meant for series.
          href={pageAddress(savedPath(view, { kind, text: '' }))}
        >
          {`${savedTabsBy[kind]()} (${formatNumber(counts[kind])})`}
        </a>
      ))}
    </div>
  );
}
