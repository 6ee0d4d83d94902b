import { useState } from 'react';
import { perLanguage } from '../../domain/language/current.ts';
import { AI_MESSAGES, WORDS } from '../../domain/messages.ts';
import type { AiSearchesAnswer } from '../../domain/ai/ai-search.ts';
import { $aiHistory, keepAiSearches, loadAiHistory } from '../../stores/ai/ai-history.ts';
import { reopenAiSearch } from '../../stores/ai/reopen-search.ts';
import { useInBrowser } from '../ui/use-in-browser.ts';
import { useStore } from '../ui/use-store.ts';
import { ClearSearches } from './ClearSearches.tsx';

/** How many are shown before one asks for more. */
const FIRST = 5;

const shortDays = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** The last searches: each can be looked at again, all can be cleared, and keeping them can be switched off. */
export function RecentAiSearches({ drawn }: { drawn: AiSearchesAnswer | null }) {
  const known = useStore($aiHistory);
  const history = known.kind === 'unknown' && drawn ? ({ kind: 'ready', ...drawn } as const) : known;
  return (
    <aside className="recent-ai-searches" aria-labelledby="recent-ai-searches">
      <h2 id="recent-ai-searches" className="text-xl">
        {AI_MESSAGES.recentSearches}
      </h2>
      {history.kind === 'ready' && <History {...history} />}
      {history.kind === 'failed' && (
        <p className="mt-3 text-sm text-ink-soft">
          {history.message}{' '}
          <button type="button" className="text-link" onClick={() => void loadAiHistory()}>
            {WORDS.again}
          </button>
        </p>
      )}
      {(history.kind === 'unknown' || history.kind === 'loading') && (
        <div className="mt-4 grid gap-3" aria-hidden="true">
          <span className="skeleton h-11" />
          <span className="skeleton h-11" />
        </div>
      )}
    </aside>
  );
}

function History({ searches, keepSearches }: AiSearchesAnswer) {
  const [all, setAll] = useState(false);
  // What is pressed before the island is awake would be shown and not done.
  const inBrowser = useInBrowser();
  const shown = all ? searches : searches.slice(0, FIRST);
  const { noSearches, searchesOff } = AI_MESSAGES;
  return (
    <fieldset disabled={!inBrowser} data-waits={inBrowser ? undefined : ''} className="min-w-0">
      {searches.length === 0 && (
        <p className="mt-3 text-sm text-ink-mute">{keepSearches ? noSearches : searchesOff}</p>
      )}
      <ul className="mt-3 grid gap-1">
        {shown.map((search) => (
          <li key={search.id}>
            <button type="button" className="kept-search" onClick={() => void reopenAiSearch(search)}>
              <span className="kept-search-text">{search.description}</span>
              <span className="text-sm text-ink-mute">
                {AI_MESSAGES.ofKind[search.kind]} · {AI_MESSAGES.kept(search.titles)} ·{' '}
                <time dateTime={search.createdAt}>{shortDay(search.createdAt)}</time>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {searches.length > FIRST && (
        <button
          type="button"
          className="text-link mt-2 [@media(scripting:none)]:hidden"
          onClick={() => setAll(!all)}
          aria-expanded={all}
        >
          {all ? AI_MESSAGES.showFewer : AI_MESSAGES.showAll(searches.length)}
        </button>
      )}
      <div className="mt-4 grid gap-3 border-t border-ground-line pt-4">
        <label className="flex min-h-8 cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            role="switch"
            className="switch"
            checked={keepSearches}
            onChange={({ target }) => void keepAiSearches(target.checked)}
          />
          {AI_MESSAGES.keepSearches}
        </label>
        {searches.length > 0 && <ClearSearches count={searches.length} />}
      </div>
    </fieldset>
  );
}

function shortDay(instant: string): string {
  return shortDays().format(new Date(instant));
}
