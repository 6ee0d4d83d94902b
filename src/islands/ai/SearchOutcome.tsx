import { useEffect, useRef } from 'react';
import { AI_MESSAGES, isKeyProblem } from '../../domain/ai-messages.ts';
import { openKeyDialog } from '../../stores/ai-keys.ts';
import { $aiSearch, startAiSearch, type AiSearch } from '../../stores/ai-search.ts';
import { useStore } from '../ui/use-store.ts';
import { Progress } from './Progress.tsx';
import { Results } from './Results.tsx';

/** Everything beneath the form: how far the search is, what it found, why it stopped. */
export function SearchOutcome({ imageBase }: { imageBase: string }) {
  const search = useStore($aiSearch);
  const place = useRef<HTMLElement>(null);
  const begun = search.kind === 'idle' ? null : search.request;

  useEffect(() => {
    // Scrolled to once for each search; the focus stays where the person is.
    if (begun) place.current?.scrollIntoView({ block: 'nearest' });
  }, [begun]);

  return (
    <>
      <p role="status" className="sr-only">
        {announcement(search)}
      </p>
      {search.kind !== 'idle' && (
        <section ref={place} className="ai-outcome" aria-label="Recommendations">
          {search.kind === 'working' && (
            <Progress step={search.step} more={search.results.titles.length > 0} />
          )}
          {search.kind === 'stopped' && <Stopped search={search} />}
          <Results search={search} imageBase={imageBase} />
        </section>
      )}
    </>
  );
}

/** What is said of it to somebody who does not see it: each step once, and the end. */
function announcement(search: AiSearch): string {
  if (search.kind === 'idle') return '';
  const found = search.results.titles.length;
  if (search.kind === 'done') return AI_MESSAGES.found(found);
  if (search.kind === 'stopped') return search.message ?? AI_MESSAGES.cancelled;
  return AI_MESSAGES.steps[search.step.name];
}

function Stopped({ search }: { search: AiSearch & { kind: 'stopped' } }) {
  const { message, request } = search;
  const again = () => void startAiSearch(request);
  return (
    <div
      className={`flex flex-wrap items-center gap-4 rounded-lg border p-5 ${message ? 'border-danger/60 bg-danger-deep' : 'border-ground-line bg-ground-raised'}`}
    >
      <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        <h2 className="text-xl">{message === null ? AI_MESSAGES.cancelled : AI_MESSAGES.failed}</h2>
        {message !== null && <p className="mt-1 text-ink-soft">{message}</p>}
      </div>
      {message !== null && isKeyProblem(message) && (
        <button
          type="button"
          className="button button-primary"
          onClick={() => openKeyDialog({ reason: message, after: again })}
        >
          {AI_MESSAGES.manageKey}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={again}>
        Try again
      </button>
    </div>
  );
}
