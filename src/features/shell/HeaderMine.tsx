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
  /** Whoever the page belongs to; null where the page does not say. */
  own: OwnHeader | null;
  /** Their unread notices. */
  bell: Bell | null;
  /** What the server learnt for the titles of the page; null where it learnt nothing. */
  cards: CardProps | null;
  /** Public base address of the backend, where avatars are. */
  backendUrl: string;
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

/** What the header has for whoever is signed in; as the page said it until it is known here. */
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
