import { useEffect, useRef, useState } from 'react';
import { sharedSearchPath, type AiSearchRequest } from '../../domain/ai/ai-search.ts';
import { AI_MESSAGES } from '../../domain/messages.ts';
import { placed } from '../../domain/base-path.ts';
import { showToast } from '../../stores/toasts.ts';
import { copyLink } from '../ui/copy-link.ts';

/** Copies a link that opens the form with this description, for whoever has a key of their own. */
export function ShareLink({ request }: { request: AiSearchRequest }) {
  const [shown, setShown] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), [shown]);

  async function copy() {
    const link = location.origin + placed(sharedSearchPath(request));
    if (await copyLink(link)) showToast(AI_MESSAGES.link.copied);
    else setShown(link);
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      {shown && (
        <input
          ref={field}
          readOnly
          className="field w-72"
          aria-label={AI_MESSAGES.link.toCopy}
          value={shown}
        />
      )}
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        {AI_MESSAGES.link.copy}
      </button>
    </div>
  );
}
