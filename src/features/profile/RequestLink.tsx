import { m } from '../../paraglide/messages.js';
import { openAuthDialog } from '../../core/stores/auth-dialog.ts';

/** Opens the dialog that requests a new mail. */
export function RequestLink() {
  return (
    <button type="button" className="button button-primary" onClick={() => openAuthDialog('forgot')}>
      {m.new_password_request()}
    </button>
  );
}
