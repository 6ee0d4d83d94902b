import type { MouseEvent } from 'react';
import { START_MESSAGE, WORDS } from '../../domain/messages.ts';
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
        {START_MESSAGE}
      </a>
      <button type="button" className="button button-quiet" onClick={() => openAuthDialog('signIn')}>
        {WORDS.signIn}
      </button>
    </>
  );
}
