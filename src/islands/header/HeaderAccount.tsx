import { useEffect, useState, type ComponentType } from 'react';
import { preinit } from 'react-dom';
import { ACCOUNT_MENU_MESSAGES, WORDS } from '../../domain/messages.ts';
import { NOTICES_PATH } from '../../domain/notices/notices.ts';
import { $authDialog, openAuthDialog, putOffAuthDialog } from '../../stores/auth/auth-dialog.ts';
import { greetConfirmed } from '../../stores/lists/intent.ts';
import { $session, startSession } from '../../stores/session.ts';
import { showCarriedToast } from '../../stores/toasts.ts';
import { Toaster } from '../toasts/Toaster.tsx';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { late } from '../ui/late.tsx';
import { useStore } from '../ui/use-store.ts';
import onDemandStyles from '../../styles/on-demand.css?url';
import { AccountMenu } from './AccountMenu.tsx';
import { LogButton } from './LogButton.tsx';

interface HeaderAccountProps {
  /** Whether the request carried a session: what to show until the first check is over. */
  signedIn: boolean;
}

/** Does something once the page shows a title: now, or when a search has found or suggests some. */
function whenTitlesCome(serve: () => void): void {
  const isHere = () => document.querySelector('[data-title],.suggestion') !== null;
  if (isHere()) return serve();
  const observer = new MutationObserver(() => {
    if (!isHere()) return;
    observer.disconnect();
    serve();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Everything of the header that is about people, with the dialog and the toasts of the whole page. */
export function HeaderAccount({ signedIn }: HeaderAccountProps) {
  const session = useStore($session);
  const dialog = useStore($authDialog);
  const [Count, setCount] = useState<ComponentType | null>(null);
  useEffect(() => {
    preinit(onDemandStyles, { as: 'style', precedence: 'default' });
    startSession();
    greetConfirmed();
    showCarriedToast();
  }, []);
  useEffect(() => {
    // A visitor holds nothing: their buttons come to life when one is used (components/shell/wake.ts).
    if (session.kind !== 'signedIn') return;
    document.dispatchEvent(new Event('signed-in'));
    whenTitlesCome(() => {
      void import('../lists/mark-buttons.ts').then((script) => script.serveMarkButtons());
      void import('../lists/card-marks.ts').then((script) => script.serveCardMarks());
    });
    void import('../notices/UnreadCount.tsx').then((script) => setCount(() => script.UnreadCount));
  }, [session.kind]);
  const shown = session.kind === 'unknown' ? signedIn : session.kind === 'signedIn';
  return (
    <>
      {shown ? (
        <>
          <LogButton />
          <a href={NOTICES_PATH} className="icon-button relative -me-2">
            <Icon path={icons.bell} />
            <span className="sr-only">{ACCOUNT_MENU_MESSAGES.notices}</span>
            {session.kind === 'signedIn' && Count && <Count />}
          </a>
          <AccountMenu session={session} />
        </>
      ) : (
        <button
          type="button"
          className="button button-primary shrink-0 px-4"
          onClick={() => openAuthDialog('signIn')}
        >
          {WORDS.signIn}
        </button>
      )}
      <LateDialog props={dialog !== null ? {} : null} onMissing={putOffAuthDialog} />
      <Toaster />
    </>
  );
}

const LateDialog = late(() => import('../auth/AuthDialog.tsx').then((script) => script.AuthDialog));
