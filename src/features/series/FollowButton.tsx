import { m } from '../../paraglide/messages.js';
import type { RefObject, SubmitEvent } from 'react';
import { MARKS_PATH, seriesValue } from '../marks/marks.ts';
import { pageAddress } from '../../core/routes.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import * as icons from '../../core/ui/icon-paths.ts';

interface FollowButtonProps {
  button?: RefObject<HTMLButtonElement | null>;
  /** Whether the user's state is still loading. */
  isBusy?: boolean | undefined;
  /** For a signed-in user: what the button posts before hydration and without scripts. */
  form?: { series: number; back: string } | undefined;
  onPress?: () => void;
}

export function FollowButton({ button, isBusy, form, onPress }: FollowButtonProps) {
  const shown = (
    <button
      ref={button}
      {...(form === undefined
        ? { type: 'button', onClick: onPress }
        : { type: 'submit', name: 'follow', value: seriesValue(false, form.series) })}
      className="button button-primary"
      aria-busy={isBusy}
    >
      <Icon path={icons.plus} />
      {m.series_follow()}
    </button>
  );
  if (form === undefined) return shown;
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    onPress?.();
  }
  return (
    <form method="post" action={pageAddress(MARKS_PATH)} className="contents" onSubmit={onSubmit}>
      <input type="hidden" name="back" value={form.back} />
      {shown}
    </form>
  );
}
