import { m } from '../../paraglide/messages.js';
import { useId, useRef } from 'react';
import { renewLink } from '../public-profile/own-public-profile.store.ts';
import { showToast } from '../../core/stores/toasts.ts';

/** The address of the user's public profile; a secret one can be renewed. */
export function PageLink({ address, secret }: { address: string; secret: boolean }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    // If the clipboard is unavailable, selects the address for copying by hand.
    const { clipboard } = navigator as { clipboard?: Clipboard };
    const copied = await clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    if (copied) return showToast({ title: m.own_profile_copied_title(), text: m.own_profile_copied_text() });
    field.current?.focus();
    field.current?.select();
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {m.own_profile_link()}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={field}
          id={id}
          className="field min-w-0 flex-1 basis-56"
          readOnly
          dir="ltr"
          value={address}
        />
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          {m.own_profile_copy()}
        </button>
        {secret && (
          <button type="button" className="button button-quiet" onClick={() => void renewLink()}>
            {m.own_profile_renew()}
          </button>
        )}
      </div>
    </div>
  );
}
