import { useId, useState, type SubmitEvent } from 'react';
import { OWN_PROFILE_MESSAGES as words } from '../../domain/messages.ts';
import { HANDLE_LENGTH } from '../../domain/public-profile/public-profile.ts';
import {
  $claiming,
  $handleCheck,
  checkHandle,
  claim,
} from '../../stores/public-profile/own-public-profile.ts';
import { useStore } from '../ui/use-store.ts';

/** The name of one's page, with whether another one is free as it is typed. */
export function HandleField({ handle }: { handle: string | null }) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const check = useStore($handleCheck);
  const claiming = useStore($claiming);
  const text = typed ?? handle ?? '';
  const bad = check.state === 'known' && !['free', 'own', 'claimed', null].includes(check.answer);
  const said =
    check.state === 'asking'
      ? words.looking
      : check.state === 'failed'
        ? words.unknown
        : check.answer
          ? words.states[check.answer]
          : '';

  async function take() {
    if (await claim(text)) setTyped(null);
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!claiming) void take();
  }

  return (
    <form method="dialog" onSubmit={onSubmit} aria-busy={claiming}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.name}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <span className="flex min-w-0 flex-1 basis-56 items-center gap-2">
          <span aria-hidden="true" className="text-ink-mute">
            @
          </span>
          <input
            id={id}
            className="field"
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={HANDLE_LENGTH.most}
            aria-describedby={`${id}-hint ${id}-said`}
            aria-invalid={bad || undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              checkHandle(target.value);
            }}
          />
        </span>
        <button
          type="submit"
          className="button button-primary"
          aria-disabled={claiming || check.answer !== 'free'}
        >
          {handle === null ? words.claim : words.change}
        </button>
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-ink-mute">
        {words.hint} {handle !== null && words.changing(handle)}
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
