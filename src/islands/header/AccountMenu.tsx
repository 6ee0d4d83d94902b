import { useRef, type FocusEvent } from 'react';
import { ACCOUNT_MENU_MESSAGES } from '../../domain/messages.ts';
import { currentEnvironment } from '../../stores/environment.ts';
import { signOutHere, type Session } from '../../stores/session.ts';
import { Avatar } from '../shared/Avatar.tsx';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';

const MENU = 'account-menu';
const words = ACCOUNT_MENU_MESSAGES;

/** The account button and its menu; before the first check it knows no name yet. */
export function AccountMenu({ session }: { session: Session }) {
  const menu = useRef<HTMLDivElement>(null);
  const person = session.kind === 'signedIn' ? session : null;
  const name = person && (person.profile?.fullName ?? person.account.fullName);

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !menu.current?.contains(relatedTarget)) menu.current?.hidePopover();
  }

  function leave() {
    menu.current?.hidePopover();
    void signOutHere();
  }

  return (
    <>
      <button type="button" popoverTarget={MENU} className="nav-link shrink-0 gap-2 max-md:px-1.5">
        {person ? (
          <Avatar
            name={name ?? person.account.email}
            stored={person.profile?.avatarUrl ?? null}
            backendUrl={currentEnvironment().config().backendUrl}
            px={32}
          />
        ) : (
          <Icon path={icons.person} className="size-8" />
        )}
        <span className="max-md:sr-only">Account</span>
      </button>
      <div ref={menu} id={MENU} popover="auto" className="account-menu" onBlur={onBlur}>
        {person && (
          <p className="mb-1 border-b border-ground-line px-3 pb-2 pt-1 [overflow-wrap:anywhere]">
            {name && <span className="block font-semibold">{name}</span>}
            <span className="text-sm text-ink-mute">{person.account.email}</span>
          </p>
        )}
        <a className="menu-item" href="/profile">
          {words.profile}
        </a>
        <a className="menu-item" href="/wishlist">
          {words.wishlist}
        </a>
        <a className="menu-item" href="/watched">
          {words.watched}
        </a>
        <a className="menu-item" href="/reminders">
          {words.reminders}
        </a>
        {person?.admin && (
          <a className="menu-item" href="/admin">
            {words.admin}
          </a>
        )}
        <button type="button" className="menu-item w-full cursor-pointer" onClick={leave}>
          Sign Out
        </button>
      </div>
    </>
  );
}
