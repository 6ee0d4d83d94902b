import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { useState } from 'react';
import type { ApiKeyInfo } from './api-keys.ts';
import { deleteAiKey } from './ai-keys.store.ts';
import { focusWhenShown } from '../../core/ui/focus-when-shown.ts';

interface SavedKeyProps {
  apiKey: ApiKeyInfo;
  name: string;
  /** Whether searches use this key; false if it is the only one. */
  chosen: boolean;
}

/** A saved key by its mask, deleted after an inline confirmation. */
export function SavedKey({ apiKey, name, chosen }: SavedKeyProps) {
  const [state, setState] = useState<'shown' | 'asking' | 'deleting'>('shown');

  async function remove() {
    if (state === 'deleting') return;
    setState('deleting');
    if (!(await deleteAiKey(apiKey.provider))) setState('shown');
  }

  return (
    <div className="rounded-lg border border-ground-line bg-ground-high p-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <p className="text-sm text-ink-mute">{m.ai_key_yours({ provider: isolated(name) })}</p>
          <p>{apiKey.mask}</p>
          {apiKey.model && <p className="text-sm text-ink-soft">{apiKey.model}</p>}
          {apiKey.endpoint && <p className="text-sm text-ink-soft">{apiKey.endpoint}</p>}
          {chosen && <p className="text-sm text-good">{m.ai_key_used()}</p>}
        </div>
        {state === 'shown' && (
          <button type="button" className="button button-danger" onClick={() => setState('asking')}>
            {m.ai_key_erase()}
            <span className="sr-only"> {m.ai_key_of({ provider: isolated(name) })}</span>
          </button>
        )}
      </div>
      {state !== 'shown' && (
        <div className="mt-3 flex flex-wrap items-center gap-3" role="group" aria-label={m.ai_key_confirm()}>
          <p className="flex-1 basis-40">{m.ai_key_ask_delete()}</p>
          <button
            type="button"
            className="button button-quiet"
            ref={focusWhenShown}
            onClick={() => setState('shown')}
          >
            {m.ai_key_keep()}
          </button>
          <button
            type="button"
            className="button button-danger"
            aria-disabled={state === 'deleting'}
            onClick={() => void remove()}
          >
            {state === 'deleting' ? m.ai_key_erasing() : m.ai_key_erase_key()}
          </button>
        </div>
      )}
    </div>
  );
}
