import { lazyPart } from '../../core/ui/lazy.tsx';
import { whenIdle } from '../../core/islands/when-idle.ts';
import { AuthDialog, HeaderFrame } from './HeaderFrame.tsx';

const MineWhenSignedIn = lazyPart(() => import('./HeaderMine.tsx').then((script) => script.HeaderMine), null);

// This script is fetched ahead of the first press (session-client.ts), and so is the dialog most presses open.
if (!import.meta.env.SSR) whenIdle(() => void AuthDialog.preload());

/** The header's of a visitor's page: what somebody has who signs in there comes when they do. */
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
