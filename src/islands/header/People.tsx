import { useEffect, useState, type ComponentType } from 'react';
import { preinit } from 'react-dom';
import { AUTH_MESSAGES } from '../../domain/messages.ts';
import { $authDialog, closeAuthDialog, openAuthDialog } from '../../stores/auth-dialog.ts';
import { $session, startSession } from '../../stores/session.ts';
import { showCarriedToast, showError } from '../../stores/toasts.ts';
import { Toaster } from '../toasts/Toaster.tsx';
import { useStore } from '../ui/use-store.ts';
import onDemandStyles from '../../styles/on-demand.css?url';
import { AccountMenu } from './AccountMenu.tsx';

interface PeopleProps {
  /** Whether the request carried a session: what to show until the first check is over. */
  signedIn: boolean;
}

/** Everything of the header that is about people, with the dialog and the toasts of the whole page. */
export function People({ signedIn }: PeopleProps) {
  const session = useStore($session, { ssr: 'initial' });
  useEffect(() => {
    preinit(onDemandStyles, { as: 'style', precedence: 'default' });
    startSession();
    showCarriedToast();
    void import('../lists/mark-buttons.ts').then(({ serveMarkButtons }) => serveMarkButtons());
  }, []);
  const shown = session.kind === 'unknown' ? signedIn : session.kind === 'signedIn';
  return (
    <>
      {shown ? (
        <AccountMenu session={session} />
      ) : (
        <button
          type="button"
          className="button button-primary shrink-0 px-4"
          onClick={() => openAuthDialog('signIn')}
        >
          Sign In
        </button>
      )}
      <LateDialog />
      <Toaster />
    </>
  );
}

/** The dialog's code comes when it is first opened. */
function LateDialog() {
  const open = useStore($authDialog) !== null;
  const [Dialog, setDialog] = useState<ComponentType>();
  useEffect(() => {
    if (!open || Dialog) return;
    import('../auth/AuthDialog.tsx').then(
      ({ AuthDialog }) => setDialog(() => AuthDialog),
      () => {
        closeAuthDialog();
        showError(AUTH_MESSAGES.dialogMissing);
      },
    );
  }, [open, Dialog]);
  return Dialog && <Dialog />;
}
