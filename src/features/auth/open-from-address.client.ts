import { SIGN_UP_HASH } from '../../core/account.ts';
import { hasSessionCookie } from '../../core/session-cookie.ts';
import { openAuthDialog } from '../../core/stores/auth-dialog.ts';
import { hydrateHeader } from '../../core/ui/hydrate-header.ts';

/** Opens the dialog named by the hash, once, unless the user is signed in. */
export function openFromAddress(): void {
  const view = location.hash === SIGN_UP_HASH ? 'signUp' : 'signIn';
  history.replaceState(history.state, '', location.pathname + location.search);
  if (hasSessionCookie(document.cookie)) return;
  hydrateHeader();
  openAuthDialog(view);
}
