import { AI_MESSAGES } from '../../domain/messages.ts';
import { $aiSearch, type AiSearch, putOffAiSearch } from '../../stores/ai/ai-search.ts';
import { late } from '../ui/late.tsx';
import { useStore } from '../ui/use-store.ts';
import type { SearchAnswerProps } from './SearchAnswer.tsx';

const LateAnswer = late(() => import('./SearchAnswer.tsx').then((script) => script.SearchAnswer));

/** Everything beneath the form; its code comes with the first search, while the model is being asked. */
export function SearchAnswerPlace(place: Omit<SearchAnswerProps, 'search'>) {
  const search = useStore($aiSearch);
  return (
    <>
      <p role="status" className="sr-only">
        {announcement(search)}
      </p>
      <LateAnswer props={search.kind === 'idle' ? null : { search, ...place }} onMissing={putOffAiSearch} />
    </>
  );
}

/** What is said of it to somebody who does not see it: each step once, and the end. */
function announcement(search: AiSearch): string {
  if (search.kind === 'idle') return '';
  const found = search.results.titles.length;
  if (search.kind === 'done') return AI_MESSAGES.found(found);
  if (search.kind === 'stopped') return search.failure?.message ?? AI_MESSAGES.cancelled;
  return search.request.withoutAi ? AI_MESSAGES.words.finding : AI_MESSAGES.steps[search.step.name];
}
