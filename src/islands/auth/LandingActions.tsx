import type { MouseEvent } from 'react';
import { START_MESSAGES, WORDS } from '../../domain/messages.ts';
import { openAuthDialog } from '../../stores/auth/auth-dialog.ts';

/** The landing page's two ways in; without scripts the first leads to the catalogue. */
export function LandingActions() {
  function start(event: MouseEvent) {
    event.preventDefault();
    openAuthDialog('signUp');
  }
  return (
    <>
      <a className="button button-primary" href="/movies" data-opens="sign-up" onClick={start}>
        {START_MESSAGES.start}
      </a>
      <button type="button" className="button button-quiet" onClick={() => openAuthDialog('signIn')}>
        {WORDS.signIn}
      </button>
    </>
  );
}
