import { useRef, type FocusEvent } from 'react';
import { avatarAddress } from '../../domain/profile.ts';
import { currentEnvironment } from '../../stores/environment.ts';
import { signOutHere, type Session } from '../../stores/session.ts';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';

const MENU = 'account-menu';

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
        <Avatar stored={person?.profile?.avatarUrl ?? null} />
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
          My Profile
        </a>
        <a className="menu-item" href="/wishlist">
          My Wishlist
        </a>
        <a className="menu-item" href="/watched">
          My Watched List
        </a>
        <a className="menu-item" href="/reminders">
          My Reminders
        </a>
        {person?.admin && (
          <a className="menu-item" href="/admin">
            Admin Dashboard
          </a>
        )}
        <button type="button" className="menu-item w-full cursor-pointer" onClick={leave}>
          Sign Out
        </button>
      </div>
    </>
  );
}

function Avatar({ stored }: { stored: string | null }) {
  const address = stored && avatarAddress(currentEnvironment().config().backendUrl, stored);
  if (address) {
    return <img src={address} width="32" height="32" alt="" className="size-8 rounded-full object-cover" />;
  }
  return <Icon path={icons.person} className="size-8" />;
}
