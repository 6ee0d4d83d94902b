import { useEffect, useRef, useState } from 'react';
import { sharedSearchPath, type AiSearchRequest } from '../../domain/ai-search.ts';
import { showToast } from '../../stores/toasts.ts';

/** Copies a link that opens the form with this description, for whoever has a key of their own. */
export function ShareLink({ request }: { request: AiSearchRequest }) {
  const [shown, setShown] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), [shown]);

  async function copy() {
    const link = new URL(sharedSearchPath(request), location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: 'Link copied', text: 'It opens AI Search with this description.' });
    } catch {
      // Where the browser forbids copying, the link can be copied by hand.
      setShown(link);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      {shown && <input ref={field} readOnly className="field w-72" aria-label="Link to copy" value={shown} />}
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        Copy link
      </button>
    </div>
  );
}
