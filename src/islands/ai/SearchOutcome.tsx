import { useEffect, useRef, useState, type ComponentType } from 'react';
import { AI_MESSAGES, AUTH_MESSAGES } from '../../domain/messages.ts';
import { $aiSearch, cancelAiSearch, type AiSearch } from '../../stores/ai-search.ts';
import { showError } from '../../stores/toasts.ts';
import { useStore } from '../ui/use-store.ts';
import type { OutcomeProps } from './Outcome.tsx';

/** Everything beneath the form; its code comes with the first search, while the model is being asked. */
export function SearchOutcome(place: Omit<OutcomeProps, 'search'>) {
  const search = useStore($aiSearch);
  const [Outcome, setOutcome] = useState<ComponentType<OutcomeProps>>();
  const section = useRef<HTMLElement>(null);
  const begun = search.kind === 'idle' ? null : search.request;

  useEffect(() => {
    if (!begun || Outcome) return;
    import('./Outcome.tsx').then(
      (loaded) => setOutcome(() => loaded.Outcome),
      () => {
        cancelAiSearch();
        showError(AUTH_MESSAGES.dialogMissing);
      },
    );
  }, [begun, Outcome]);

  useEffect(() => {
    // Scrolled to once for each search; the focus stays where the person is.
    if (begun && Outcome) section.current?.scrollIntoView({ block: 'nearest' });
  }, [begun, Outcome]);

  return (
    <>
      <p role="status" className="sr-only">
        {announcement(search)}
      </p>
      {search.kind !== 'idle' && Outcome && (
        <section ref={section} className="ai-outcome" aria-label="Recommendations">
          <Outcome search={search} {...place} />
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
  if (search.kind === 'stopped') return search.failure?.message ?? AI_MESSAGES.cancelled;
  return AI_MESSAGES.steps[search.step.name];
}
