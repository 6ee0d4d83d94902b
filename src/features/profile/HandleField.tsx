import { ownProfileStatesBy } from '../public-profile/public-profile-words.ts';
import { m } from '../../paraglide/messages.js';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { FORM_BUTTON, profileFormPath } from './profile-forms.ts';
import { HANDLE_LENGTH } from '../public-profile/public-profile.ts';
import { pageAddress } from '../../core/routes.ts';
import { $claiming, $handleCheck, checkHandle, claim } from '../public-profile/own-public-profile.store.ts';
import { useInBrowser } from '../../core/ui/use-in-browser.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { useTyped } from '../../core/ui/use-typed.ts';

/** A refused handle and the reason. */
export interface RefusedName {
  handle: string;
  problem: string;
}

interface HandleFieldProps {
  handle: string | null;
  refused?: RefusedName | undefined;
}

/** The user's handle, checked for availability while typing. */
export function HandleField({ handle, refused }: HandleFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(refused?.handle ?? null);
  const check = useStore($handleCheck);
  const claiming = useStore($claiming);
  const isHydrated = useInBrowser();
  const text = typed ?? handle ?? '';
  const isRefused = check.state === 'none' && refused !== undefined && text === refused.handle;
  const bad =
    isRefused || (check.state === 'known' && !['free', 'own', 'claimed', null].includes(check.answer));
  const said =
    check.state === 'asking'
      ? m.own_profile_looking()
      : check.state === 'failed'
        ? m.own_profile_unknown()
        : check.answer
          ? ownProfileStatesBy[check.answer]()
          : isRefused
            ? refused.problem
            : '';

  function type({ value }: HTMLInputElement) {
    setTyped(value);
    checkHandle(value);
  }
  useTyped(field, text, type);

  async function take() {
    if (await claim(text)) setTyped(null);
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!claiming) void take();
  }

  return (
    <form
      method="post"
      action={pageAddress(profileFormPath('handle'))}
      onSubmit={onSubmit}
      aria-busy={claiming}
    >
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {m.own_profile_name()}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <span className="flex min-w-0 flex-1 basis-56 items-center gap-2">
          <span aria-hidden="true" className="text-ink-mute">
            @
          </span>
          <input
            ref={field}
            id={id}
            name="handle"
            className="field"
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={HANDLE_LENGTH.most}
            aria-describedby={`${id}-hint ${id}-said`}
            aria-invalid={bad || undefined}
            onChange={({ target }) => type(target)}
          />
        </span>
        <button
          type="submit"
          name={FORM_BUTTON}
          value="handle"
          className="button button-primary"
          aria-disabled={isHydrated && (claiming || check.answer !== 'free')}
        >
          {handle === null ? m.own_profile_claim() : m.own_profile_change()}
        </button>
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-ink-mute">
        {m.own_profile_hint()} {handle !== null && m.own_profile_changing({ handle })}
      </p>
      <p
        id={`${id}-said`}
        role="status"
        className={`mt-1 min-h-6 text-sm ${bad ? 'text-danger' : 'text-ink-soft'}`}
      >
        {said}
      </p>
    </form>
  );
}
