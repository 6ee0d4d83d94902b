import { WORDS } from '../../domain/messages.ts';
import { openAuthDialog } from '../../stores/auth/auth-dialog.ts';

/** Opens the dialog from a page that asks to sign in; the page is rendered anew afterwards. */
export function SignInButton() {
  return (
    <button type="button" className="button button-primary" onClick={() => openAuthDialog('signIn')}>
      {WORDS.signIn}
    </button>
  );
}
