import { SIGN_UP_HASH } from '../../domain/auth/account.ts';
import { hasSessionCookie } from '../../domain/auth/session-cookie.ts';
import { openAuthDialog } from '../../stores/auth/auth-dialog.ts';
import { hydrateHeader } from '../ui/hydrate-header.ts';

/** Opens the dialog that the hash names, once; a signed-in user needs none. */
export function openFromAddress(): void {
  const view = location.hash === SIGN_UP_HASH ? 'signUp' : 'signIn';
  history.replaceState(history.state, '', location.pathname + location.search);
  if (hasSessionCookie(document.cookie)) return;
  hydrateHeader();
  openAuthDialog(view);
}
