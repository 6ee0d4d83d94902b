import { useState } from 'react';
import { AI_MESSAGES } from '../../domain/messages.ts';
import { clearAiHistory } from '../../stores/ai/ai-history.ts';
import { focusWhenShown } from '../ui/focus-when-shown.ts';

/** Clears the kept searches after asking once more, naming their number. */
export function ClearSearches({ count }: { count: number }) {
  const [state, setState] = useState<'offered' | 'asking' | 'clearing'>('offered');

  async function clear() {
    if (state === 'clearing') return;
    setState('clearing');
    if (!(await clearAiHistory())) setState('offered');
  }

  if (state === 'offered') {
    return (
      <button
        type="button"
        className="text-link justify-self-start text-sm [@media(scripting:none)]:hidden"
        onClick={() => setState('asking')}
      >
        {AI_MESSAGES.clearAll}
      </button>
    );
  }
  return (
    <div role="group" aria-label={AI_MESSAGES.confirm} className="flex flex-wrap items-center gap-2 text-sm">
      <p className="w-full">{AI_MESSAGES.askClear(count)}</p>
      <button
        type="button"
        className="button button-quiet px-4 text-sm"
        ref={focusWhenShown}
        onClick={() => setState('offered')}
      >
        {AI_MESSAGES.keep}
      </button>
      <button
        type="button"
        className="button button-danger px-4 text-sm"
        aria-disabled={state === 'clearing'}
        onClick={() => void clear()}
      >
        {state === 'clearing' ? AI_MESSAGES.erasing : AI_MESSAGES.erase}
      </button>
    </div>
  );
}
