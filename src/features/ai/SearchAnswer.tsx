import { m } from '../../paraglide/messages.js';
import { useEffect, useRef } from 'react';
import { isFirstKeyNeeded, isKeyProblem } from '../../core/api-errors.ts';
import type { CalendarDate } from '../../core/dates.ts';
import { openKeyDialog } from './ai-keys.store.ts';
import { startAiSearch, type AiSearch } from './ai-search.store.ts';
import { Progress } from './Progress.tsx';
import { Results } from './Results.tsx';

export interface SearchAnswerProps {
  search: Exclude<AiSearch, { kind: 'idle' }>;
  imageBase: string;
  day: CalendarDate;
}

/** Progress, results and failure of a search. */
export function SearchAnswer({ search, imageBase, day }: SearchAnswerProps) {
  const section = useRef<HTMLElement>(null);
  const answered = useRef(false);
  const { request } = search;
  useEffect(() => {
    // Scrolls once per search. Moves the focus only if the pressed element is gone.
    section.current?.scrollIntoView({ block: 'nearest' });
    const lost = answered.current && document.activeElement === document.body;
    if (lost) section.current?.focus({ preventScroll: true });
    answered.current = true;
  }, [request]);

  return (
    // The scroll margin leaves room for a toast.
    <section
      ref={section}
      className="scroll-mb-28 lg:col-span-2 lg:row-start-2"
      aria-label={m.ai_recommendations()}
      tabIndex={-1}
    >
      {search.kind === 'working' && request.withoutAi && (
        <p className="skeleton rounded-lg p-5">{m.ai_words_finding()}</p>
      )}
      {search.kind === 'working' && !request.withoutAi && (
        <Progress
          step={search.step}
          more={search.step.name === 'asking' && search.results.titles.length > 0}
        />
      )}
      {search.kind === 'stopped' && <Stopped search={search} />}
      <Results search={search} imageBase={imageBase} day={day} />
    </section>
  );
}

function Stopped({ search }: { search: AiSearch & { kind: 'stopped' } }) {
  const { failure, request } = search;
  const message = failure?.message ?? null;
  const first = failure !== null && isFirstKeyNeeded(failure.code);
  const alarming = message !== null && !first;
  const heading = first ? m.ai_key_first() : message === null ? m.ai_cancelled() : m.ai_failed();
  const again = () => void startAiSearch(request);
  return (
    <div
      className={`flex flex-wrap items-center gap-4 rounded-lg border p-5 ${alarming ? 'border-danger/60 bg-danger-deep' : 'border-ground-line bg-ground-raised'}`}
    >
      <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        <h2 className="text-xl">{heading}</h2>
        {message !== null && <p className="mt-1 text-ink-soft">{message}</p>}
      </div>
      {failure && isKeyProblem(failure.code) && (
        <button
          type="button"
          className="button button-primary"
          onClick={() => openKeyDialog({ reason: failure.message, calm: first, after: again })}
        >
          {first ? m.ai_add_key() : m.ai_manage_key()}
        </button>
      )}
      {first && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void startAiSearch({ ...request, withoutAi: true })}
        >
          {m.ai_words_submit()}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={again}>
        {m.words_again()}
      </button>
    </div>
  );
}
