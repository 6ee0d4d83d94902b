import { aiStepsBy } from './ai-words.ts';
import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { $aiSearch, type AiSearch } from './ai-search.store.ts';
import { lazyPart } from '../../core/ui/lazy.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import type { SearchAnswerProps } from './SearchAnswer.tsx';

const SearchAnswer = lazyPart(() => import('./SearchAnswer.tsx').then((script) => script.SearchAnswer));

/** Loads the results' script with the first search, while the model works. */
export function SearchAnswerPlace(place: Omit<SearchAnswerProps, 'search'>) {
  const search = useStore($aiSearch);
  return (
    <>
      <p role="status" className="sr-only">
        {announcement(search)}
      </p>
      {search.kind !== 'idle' && <SearchAnswer search={search} {...place} />}
    </>
  );
}

/** Status for screen readers: each step once, and the result. */
function announcement(search: AiSearch): string {
  if (search.kind === 'idle') return '';
  const found = search.results.titles.length;
  if (search.kind === 'done') return m.ai_found(counted(found));
  if (search.kind === 'stopped') return search.failure?.message ?? m.ai_cancelled();
  return search.request.withoutAi ? m.ai_words_finding() : aiStepsBy[search.step.name]();
}
