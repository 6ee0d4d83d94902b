import { aiStepsBy } from './ai-words.ts';
import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { $aiSearch, type AiSearch } from './ai-search.store.ts';
import { lazyPart } from '../../core/ui/lazy.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import type { SearchAnswerProps } from './SearchAnswer.tsx';

const SearchAnswer = lazyPart(() => import('./SearchAnswer.tsx').then((script) => script.SearchAnswer));

/** Everything beneath the form; its code comes with the first search, while the model is being asked. */
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

/** What is said of it to somebody who does not see it: each step once, and the end. */
function announcement(search: AiSearch): string {
  if (search.kind === 'idle') return '';
  const found = search.results.titles.length;
  if (search.kind === 'done') return m.ai_found(counted(found));
  if (search.kind === 'stopped') return search.failure?.message ?? m.ai_cancelled();
  return search.request.withoutAi ? m.ai_words_finding() : aiStepsBy[search.step.name]();
}
