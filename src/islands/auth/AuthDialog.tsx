import { useEffect, useRef, useState } from 'react';
import { AUTH_DIALOG_MESSAGES, DOOR_MESSAGES } from '../../domain/messages.ts';
import {
  $authDialog,
  closeAuthDialog,
  reasonOfDialog,
  turnAuthDialog,
  type AuthView,
} from '../../stores/auth/auth-dialog.ts';
import { currentEnvironment } from '../../stores/environment.ts';
import { $session } from '../../stores/session.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useStore } from '../ui/use-store.ts';
import { ResetRequest } from './ResetRequest.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';

const { titles } = AUTH_DIALOG_MESSAGES;

const turnTo = (name: 'signIn' | 'signUp' | 'forgot') => () => turnAuthDialog({ name });

/** The authentication dialog while it is open; closing it forgets every view and form. */
export function AuthDialog() {
  const view = useStore($authDialog);
  return view && <OpenDialog view={view} />;
}

function OpenDialog({ view }: { view: AuthView }) {
  const confirmed = useStore($session).kind === 'signedIn' && view.name === 'verify';
  useEffect(() => {
    // The link was followed in another tab.
    if (confirmed) closeAuthDialog();
  }, [confirmed]);
  // One address for all views: who forgot the password need not type it again.
  const [email, setEmail] = useState('');
  const address = { email, onEmail: setEmail };
  const isOpen = currentEnvironment().config().signUp !== 'closed';
  const tabbed = view.name === 'signIn' || view.name === 'signUp';
  const why = reasonOfDialog();
  const views = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus may have gone with the view before.
    if (document.activeElement !== document.body) return;
    const places = views.current?.querySelectorAll<HTMLElement>('[data-autofocus]') ?? [];
    for (const place of places) place.focus();
  }, [view.name]);
  return (
    <Dialog title={titles[view.name]} onClose={closeAuthDialog}>
      <div ref={views}>
        <div hidden={!tabbed}>
          {why && <p className="mb-4 text-ink-soft">{why}</p>}
          <Tabs
            label={AUTH_DIALOG_MESSAGES.tabs}
            selected={view.name}
            onSelect={(name) => turnAuthDialog({ name: name === 'signUp' ? 'signUp' : 'signIn' })}
            tabs={[
              {
                name: 'signIn',
                label: titles.signIn,
                panel: <SignInForm {...address} onForgot={turnTo('forgot')} />,
              },
              {
                name: 'signUp',
                label: titles.signUp,
                panel: isOpen ? <SignUpForm {...address} /> : <p>{DOOR_MESSAGES.closed}</p>,
              },
            ]}
          />
        </div>
        {view.name === 'forgot' && <ResetRequest {...address} onBack={turnTo('signIn')} />}
        {view.name === 'verify' && (
          <VerifyEmail key={view.email} email={view.email} onBack={turnTo('signIn')} />
        )}
      </div>
    </Dialog>
  );
}
