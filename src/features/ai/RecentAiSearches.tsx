import { aiOfKindBy } from './ai-words.ts';
import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { Switch } from '@headlessui/react';
import { useState } from 'react';
import { perLanguage } from '../../core/language/current.ts';
import type { AiSearchesAnswer } from './ai-search.ts';
import { $aiHistory, keepAiSearches, loadAiHistory } from './ai-history.store.ts';
import { reopenAiSearch } from './reopen-search.store.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { ClearSearches } from './ClearSearches.tsx';

/** Searches shown before Show More. */
const FIRST = 5;

const shortDays = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** The search history: opens and clears searches, and turns recording on or off. */
export function RecentAiSearches({ initial }: { initial: AiSearchesAnswer | null }) {
  const known = useStore($aiHistory);
  const history = known.kind === 'unknown' && initial ? ({ kind: 'ready', ...initial } as const) : known;
  return (
    <aside
      className="self-start rounded-lg border border-ground-line bg-ground-raised p-5 lg:col-start-2 lg:row-start-1"
      aria-labelledby="recent-ai-searches"
    >
      <h2 id="recent-ai-searches" className="text-xl">
        {m.ai_recent_searches()}
      </h2>
      {history.kind === 'ready' && <History {...history} />}
      {history.kind === 'failed' && (
        <p className="mt-3 text-sm text-ink-soft">
          {history.message}{' '}
          <button type="button" className="text-link" onClick={() => void loadAiHistory()}>
            {m.words_again()}
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
  const shown = all ? searches : searches.slice(0, FIRST);
  return (
    <div>
      {searches.length === 0 && (
        <p className="mt-3 text-sm text-ink-mute">
          {keepSearches ? m.ai_no_searches() : m.ai_searches_off()}
        </p>
      )}
      <ul className="mt-3 grid gap-1">
        {shown.map((search) => (
          <li key={search.id}>
            <button
              type="button"
              className="-mx-2 block w-[calc(100%+1rem)] rounded px-2 py-2 text-start enabled:cursor-pointer enabled:hover:bg-ground-high"
              onClick={() => void reopenAiSearch(search)}
            >
              <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
                {search.description}
              </span>
              <span className="text-sm text-ink-mute">
                {aiOfKindBy[search.kind]()} · {m.count_titles(counted(search.titles))} ·{' '}
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
          {all ? m.ai_show_fewer() : m.ai_show_all({ count: searches.length })}
        </button>
      )}
      <div className="mt-4 grid gap-3 border-t border-ground-line pt-4">
        <label className="flex min-h-8 cursor-pointer items-center gap-3 text-sm [@media(scripting:none)]:hidden">
          <Switch
            className="switch"
            checked={keepSearches}
            onChange={(isKept) => void keepAiSearches(isKept)}
          />
          {m.ai_keep_searches()}
        </label>
        {searches.length > 0 && <ClearSearches count={searches.length} />}
      </div>
    </div>
  );
}

function shortDay(instant: string): string {
  return shortDays().format(new Date(instant));
}
