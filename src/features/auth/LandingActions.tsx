import { m } from '../../paraglide/messages.js';
import type { MouseEvent } from 'react';
import { openAuthDialog } from '../../core/stores/auth-dialog.ts';
import { SignInButton } from './SignInButton.tsx';
import { pageAddress } from '../../core/routes.ts';

/** Sign Up and Sign In on the landing page; without scripts the first links to the catalogue. */
export function LandingActions() {
  function start(event: MouseEvent) {
    event.preventDefault();
    openAuthDialog('signUp');
  }
  return (
    <>
      <a className="button button-primary" href={pageAddress('/movies')} data-opens="sign-up" onClick={start}>
        {m.start_start()}
      </a>
      <SignInButton className="button button-quiet" />
    </>
  );
}
