import { useEffect, type ComponentType } from 'react';
import { WORDS } from '../../domain/messages.ts';
import { $authDialog, openAuthDialog, putOffAuthDialog } from '../../stores/auth/auth-dialog.ts';
import { greetConfirmed } from '../../stores/lists/intent.ts';
import { $session, startSession } from '../../stores/session.ts';
import { showCarriedToast } from '../../stores/toasts.ts';
import { Toaster } from '../toasts/Toaster.tsx';
import { late } from '../ui/late.tsx';
import { useStore } from '../ui/use-store.ts';
import onDemandStyles from '../../styles/on-demand.css?url';
import type { HeaderMineProps } from './HeaderMine.tsx';

interface HeaderFrameProps extends HeaderMineProps {
  /** Whether the request carried a session: what to show until the first check is over. */
  signedIn: boolean;
  Mine: ComponentType<HeaderMineProps>;
}

/** Styles of what a press opens, once a page. */
function bringStyles(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/** Everything of the header that is about people, with the dialog and the toasts of the whole page. */
export function HeaderFrame({ signedIn, Mine, ...drawn }: HeaderFrameProps) {
  const session = useStore($session);
  const dialog = useStore($authDialog);
  useEffect(() => {
    bringStyles(onDemandStyles);
    startSession();
    greetConfirmed();
    showCarriedToast();
  }, []);
  const shown = session.kind === 'unknown' ? signedIn : session.kind === 'signedIn';
  return (
    <>
      {shown ? (
        <Mine {...drawn} />
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
const LateMine = late(() => import('./HeaderMine.tsx').then((script) => script.HeaderMine));

const MineWhenSignedIn = (props: HeaderMineProps) => <LateMine props={props} onMissing={() => null} />;

/** The header's of a visitor's page: what somebody has who signs in there comes when they do. */
export function HeaderAccount({ backendUrl }: { backendUrl: string }) {
  return (
    <HeaderFrame signedIn={false} own={null} bell={null} backendUrl={backendUrl} Mine={MineWhenSignedIn} />
  );
}
