import { lazyPart } from '../../core/ui/lazy.tsx';
import { whenIdle } from '../../core/islands/when-idle.ts';
import { AuthDialog, HeaderFrame } from './HeaderFrame.tsx';

const MineWhenSignedIn = lazyPart(() => import('./HeaderMine.tsx').then((script) => script.HeaderMine), null);

// This script is preloaded for the first press (session-client.ts), and preloads the dialog that most presses
// open.
if (!import.meta.env.SSR) whenIdle(() => void AuthDialog.preload());

/** A visitor's header. The script of a signed-in user's loads when they sign in. */
export function HeaderAccount({ backendUrl }: { backendUrl: string }) {
  return (
    <HeaderFrame
      signedIn={false}
      own={null}
      bell={null}
      cards={null}
      backendUrl={backendUrl}
      Mine={MineWhenSignedIn}
    />
  );
}
