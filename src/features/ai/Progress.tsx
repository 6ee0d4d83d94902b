import { aiStepsBy } from './ai-words.ts';
import { m } from '../../paraglide/messages.js';
import { cancelAiSearch, type AiStep } from './ai-search.store.ts';

const STEPS = ['asking', 'reading', 'finding'] as const;

interface ProgressProps {
  step: AiStep;
  /** The model is asked again, since too few titles were found. */
  more: boolean;
}

/** The steps of a running search, with a Stop button. */
export function Progress({ step, more }: ProgressProps) {
  const at = STEPS.indexOf(step.name);
  const finding = step.name === 'finding' ? step : null;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border border-ground-line bg-ground-raised p-5">
      <ol className="flex min-w-0 flex-1 basis-80 flex-wrap gap-x-8 gap-y-3">
        {STEPS.map((name, index) => (
          <li
            key={name}
            className={`search-step ${index === at ? 'text-ink' : index < at ? 'text-ink-soft' : 'text-ink-mute'}`}
            data-state={index === at ? 'now' : index < at ? 'done' : 'next'}
            aria-current={index === at ? 'step' : undefined}
          >
            {name === 'asking' && more ? m.ai_asking_for_more() : aiStepsBy[name]()}
            {name === 'finding' && finding && ` ${m.ai_of_all({ done: finding.done, all: finding.total })}`}
          </li>
        ))}
      </ol>
      <button type="button" className="button button-quiet" onClick={cancelAiSearch}>
        {m.words_cancel()}
      </button>
      <progress
        className="search-progress"
        aria-label={m.ai_progress()}
        max={100}
        value={at < 2 ? 10 + at * 20 : 50 + share(finding) * 50}
      />
    </div>
  );
}

function share(finding: { done: number; total: number } | null): number {
  return finding && finding.total > 0 ? finding.done / finding.total : 0;
}
