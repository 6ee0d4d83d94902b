import { useEffect, type ComponentType } from 'react';
import { $authDialog, closeAuthDialog } from '../../core/stores/auth-dialog.ts';
import { $cardMenu } from '../marks/card-menu.store.ts';
import { greetConfirmed } from '../../core/stores/intent.ts';
import { checkRenderedUser } from './rendered-user.store.ts';
import { $session, startSession } from '../../core/stores/session.ts';
import { showCarriedToast } from '../../core/stores/toasts.ts';
import { SignInButton } from '../auth/SignInButton.tsx';
import { Toaster } from './Toaster.tsx';
import { lazyDialog, lazyPart } from '../../core/ui/lazy.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import type { HeaderMineProps } from './HeaderMine.tsx';

interface HeaderFrameProps extends HeaderMineProps {
  /** Whether the request had a session: shown until the session is checked. */
  signedIn: boolean;
  Mine: ComponentType<HeaderMineProps>;
}

/** The account part of the header, with the page's dialogs, card menu and toasts. */
export function HeaderFrame({ signedIn, Mine, ...mine }: HeaderFrameProps) {
  const session = useStore($session);
  const dialog = useStore($authDialog);
  const cardMenu = useStore($cardMenu);
  const userId = mine.own?.account.id;
  useEffect(() => {
    startSession();
    if (userId !== undefined) void checkRenderedUser(userId);
    greetConfirmed();
    showCarriedToast();
  }, [userId]);
  useEffect(() => {
    // Preloads the card menu on pages of cards.
    if (session.kind === 'signedIn' && document.querySelector('[data-cards]')) void CardMenu.preload();
  }, [session.kind]);
  const shown = session.kind === 'unknown' ? signedIn : session.kind === 'signedIn';
  return (
    <>
      {shown ? <Mine {...mine} /> : <SignInButton className="button button-primary shrink-0 px-4" />}
      {dialog && <AuthDialog onClose={closeAuthDialog} />}
      {cardMenu && <CardMenu {...cardMenu} />}
      <Toaster />
    </>
  );
}

export const AuthDialog = lazyDialog(() =>
  import('../auth/AuthDialog.tsx').then((script) => script.AuthDialog),
);
const CardMenu = lazyPart(() => import('../marks/CardMenu.tsx').then((script) => script.CardMenu), null);
