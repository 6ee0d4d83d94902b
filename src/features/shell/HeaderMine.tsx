import { m } from '../../paraglide/messages.js';
import { useEffect, useState, type ComponentType } from 'react';
import type { CardProps } from '../cards/card-props.ts';
import { NOTICES_PATH } from '../notices/notices.ts';
import type { OwnHeader } from '../profile/own-header.ts';
import { pageAddress } from '../../core/routes.ts';
import { $session, type Session } from '../../core/stores/session.ts';
import { UnreadBadge, type Bell } from '../notices/UnreadBadge.tsx';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LogButton } from './LogButton.tsx';

export interface HeaderMineProps {
  /** The page's user; null if the page does not name one. */
  own: OwnHeader | null;
  bell: Bell | null;
  /** The user's data about the page's titles; null if the server loaded none. */
  cards: CardProps | null;
  /** Public URL of the backend, which serves avatars. */
  backendUrl: string;
}

/** Calls `serve` once the page has a title, now or when a search adds one. */
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

/** The header of a signed-in user, as rendered until the session is loaded. */
export function HeaderMine({ own, bell, cards, backendUrl }: HeaderMineProps) {
  const session = useStore($session);
  const [Count, setCount] = useState<ComponentType<{ rendered: Bell | null }> | null>(null);
  useEffect(() => {
    if (session.kind !== 'signedIn') return;
    document.dispatchEvent(new Event('signed-in'));
    whenTitlesCome(() => {
      void import('../marks/serve-cards.client.ts').then(({ serveCards, serveSuggestions }) => {
        serveCards(cards);
        serveSuggestions();
      });
    });
    void import('../notices/UnreadCount.tsx').then((script) => setCount(() => script.UnreadCount));
  }, [session.kind, cards]);
  const known: Session = session.kind === 'unknown' && own ? { kind: 'signedIn', ...own } : session;
  return (
    <>
      <LogButton />
      <a href={pageAddress(NOTICES_PATH)} className="icon-button relative -me-2">
        <Icon path={icons.bell} />
        <span className="sr-only">{m.account_menu_notices()}</span>
        {known.kind === 'signedIn' && (Count ? <Count rendered={bell} /> : <UnreadBadge bell={bell} />)}
      </a>
      <AccountMenu session={known} rendered={own?.profile} backendUrl={backendUrl} />
    </>
  );
}
