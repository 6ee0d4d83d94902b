import { useId, useRef } from 'react';
import { OWN_PROFILE_MESSAGES as words } from '../../domain/messages.ts';
import { renewLink } from '../../stores/public-profile/own-public-profile.ts';
import { showToast } from '../../stores/toasts.ts';

/** The address of one's page; one with a secret can be made anew. */
export function PageLink({ address, secret }: { address: string; secret: boolean }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    // Where the browser forbids it, or the page is not secure and has no clipboard, it can be copied by hand.
    const { clipboard } = navigator as { clipboard?: Clipboard };
    const copied = await clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    if (copied) return showToast(words.copied);
    field.current?.focus();
    field.current?.select();
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.link}
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
          {words.copy}
        </button>
        {secret && (
          <button type="button" className="button button-quiet" onClick={() => void renewLink()}>
            {words.renew}
          </button>
        )}
      </div>
    </div>
  );
}
