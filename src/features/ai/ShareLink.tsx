import { m } from '../../paraglide/messages.js';
import { useEffect, useRef, useState } from 'react';
import { sharedSearchPath, type AiSearchRequest } from './ai-search.ts';
import { pageAddress } from '../../core/routes.ts';
import { showToast } from '../../core/stores/toasts.ts';
import { copyLink } from '../../core/ui/copy-link.ts';

/** Copies a link that opens the form with this description. */
export function ShareLink({ request }: { request: AiSearchRequest }) {
  const [shown, setShown] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), [shown]);

  async function copy() {
    const link = location.origin + pageAddress(sharedSearchPath(request));
    if (await copyLink(link)) showToast({ title: m.ai_link_copied_title(), text: m.ai_link_copied_text() });
    else setShown(link);
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      {shown && (
        <input ref={field} readOnly className="field w-72" aria-label={m.ai_link_to_copy()} value={shown} />
      )}
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        {m.ai_link_copy()}
      </button>
    </div>
  );
}
