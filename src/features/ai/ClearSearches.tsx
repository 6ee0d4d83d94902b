import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { useState } from 'react';
import { clearAiHistory } from './ai-history.store.ts';
import { focusWhenShown } from '../../core/ui/focus-when-shown.ts';

/** Clears the search history after a confirmation with the number of searches. */
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
        {m.ai_clear_all()}
      </button>
    );
  }
  return (
    <div role="group" aria-label={m.ai_confirm()} className="flex flex-wrap items-center gap-2 text-sm">
      <p className="w-full">{m.ai_ask_clear(counted(count))}</p>
      <button
        type="button"
        className="button button-quiet px-4 text-sm"
        ref={focusWhenShown}
        onClick={() => setState('offered')}
      >
        {m.ai_keep()}
      </button>
      <button
        type="button"
        className="button button-danger px-4 text-sm"
        aria-disabled={state === 'clearing'}
        onClick={() => void clear()}
      >
        {state === 'clearing' ? m.ai_erasing() : m.ai_erase()}
      </button>
    </div>
  );
}
