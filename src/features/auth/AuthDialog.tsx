import { authDialogTitlesBy } from './auth-dialog-words.ts';
import { m } from '../../paraglide/messages.js';
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { useEffect, useRef, useState } from 'react';
import {
  $authDialog,
  closeAuthDialog,
  reasonOfDialog,
  turnAuthDialog,
  type AuthView,
} from '../../core/stores/auth-dialog.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { $session } from '../../core/stores/session.ts';
import { Dialog } from '../../core/ui/Dialog.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import { ResetRequest } from './ResetRequest.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';

const turnTo = (name: 'signIn' | 'signUp' | 'forgot') => () => turnAuthDialog({ name });

interface AuthDialogProps {
  onClose: () => void;
}

/** The authentication dialog while it is open. Closing it discards its forms. */
export function AuthDialog({ onClose }: AuthDialogProps) {
  const view = useStore($authDialog);
  return view && <OpenDialog view={view} onClose={onClose} />;
}

function OpenDialog({ view, onClose }: AuthDialogProps & { view: AuthView }) {
  const confirmed = useStore($session).kind === 'signedIn' && view.name === 'verify';
  useEffect(() => {
    // The link was opened in another tab.
    if (confirmed) closeAuthDialog();
  }, [confirmed]);
  // Shared by all views, so that Forgot Password starts with the address already typed.
  const [email, setEmail] = useState('');
  const address = { email, onEmail: setEmail };
  const isOpen = currentEnvironment().config().signUp !== 'closed';
  const tabbed = view.name === 'signIn' || view.name === 'signUp';
  const why = reasonOfDialog();
  const views = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused element may have gone with the previous view.
    if (document.activeElement !== document.body) return;
    const places = views.current?.querySelectorAll<HTMLElement>('[data-autofocus]') ?? [];
    for (const place of places) place.focus();
  }, [view.name]);
  return (
    <Dialog title={authDialogTitlesBy[view.name]()} onClose={onClose}>
      <div ref={views}>
        <div hidden={!tabbed}>
          {why && <p className="mb-4 text-ink-soft">{why}</p>}
          <TabGroup
            selectedIndex={view.name === 'signUp' ? 1 : 0}
            onChange={(index) => turnAuthDialog({ name: index === 1 ? 'signUp' : 'signIn' })}
          >
            <TabList aria-label={m.auth_dialog_tabs()} className="tab-list">
              <Tab className="chip cursor-pointer">{m.auth_dialog_titles_sign_in()}</Tab>
              <Tab className="chip cursor-pointer">{m.auth_dialog_titles_sign_up()}</Tab>
            </TabList>
            <TabPanels>
              {/* Both panels stay mounted, so that typed text survives switching tabs. */}
              <TabPanel unmount={false} tabIndex={-1}>
                <SignInForm {...address} onForgot={turnTo('forgot')} />
              </TabPanel>
              <TabPanel unmount={false} tabIndex={-1}>
                {isOpen ? <SignUpForm {...address} /> : <p>{m.door_closed()}</p>}
              </TabPanel>
            </TabPanels>
          </TabGroup>
        </div>
        {view.name === 'forgot' && <ResetRequest {...address} onBack={turnTo('signIn')} />}
        {view.name === 'verify' && (
          <VerifyEmail key={view.email} email={view.email} onBack={turnTo('signIn')} />
        )}
      </div>
    </Dialog>
  );
}
