import { Fragment, useRef, useState, type FocusEvent, type KeyboardEvent, type ToggleEvent } from 'react';
import { ACCOUNT_MENU_MESSAGES } from '../../domain/messages.ts';
import type { Profile } from '../../domain/profile/profile.ts';
import { signOutHere, type Session } from '../../stores/session.ts';
import { Avatar } from '../shared/Avatar.tsx';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { late } from '../ui/late.tsx';
import { menuItemFor } from '../ui/menu-keys.ts';
import { GROUPS } from './account-menu-groups.ts';

const MENU = 'account-menu';
const words = ACCOUNT_MENU_MESSAGES;

const LateSearches = late(() => import('./NewestSearches.tsx').then((script) => script.NewestSearches));

interface AccountMenuProps {
  session: Session;
  /** The profile as the page was drawn with it, to be shown until it is known here. */
  drawn?: Profile | null | undefined;
  /** Public base address of the backend, where avatars are. */
  backendUrl: string;
}

/** The account button and its menu; before the first check it knows no name yet. */
export function AccountMenu({ session, drawn, backendUrl }: AccountMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // From the first opening on, so that what has been found stands there at the next.
  const [opened, setOpened] = useState(false);
  const person = session.kind === 'signedIn' ? session : null;
  const profile = person?.profile ?? drawn;
  const name = person && (profile?.fullName ?? person.account.fullName);

  function goTo(key: string): boolean {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const item = menuItemFor(key, items, document.activeElement);
    item?.focus();
    return item !== null;
  }

  function onToggle({ newState }: ToggleEvent) {
    setOpen(newState === 'open');
    setOpened(true);
    if (newState === 'open' && !menu.current?.contains(document.activeElement)) goTo('Home');
  }

  function onButtonKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    menu.current?.showPopover();
    goTo(event.key === 'ArrowDown' ? 'Home' : 'End');
  }

  function onMenuKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !goTo(event.key)) return;
    event.preventDefault();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !menu.current?.contains(relatedTarget)) menu.current?.hidePopover();
  }

  function leave() {
    menu.current?.hidePopover();
    void signOutHere();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        aria-haspopup="menu"
        aria-expanded={open}
        className="nav-link shrink-0 gap-2 max-md:px-1.5"
        onKeyDown={onButtonKey}
      >
        {person ? (
          <Avatar
            name={name ?? person.account.email}
            stored={profile?.avatarUrl ?? null}
            backendUrl={backendUrl}
            px={32}
          />
        ) : (
          <Icon path={icons.person} className="size-8" />
        )}
        <span className="max-nav:sr-only">{words.button}</span>
      </button>
      <div
        ref={menu}
        id={MENU}
        role="presentation"
        popover="auto"
        className="account-menu"
        onBlur={onBlur}
        onToggle={onToggle}
      >
        {person && (
          <p className="mb-1 border-b border-ground-line px-3 pb-2 pt-1 [overflow-wrap:anywhere]">
            {name && <span className="block font-semibold">{name}</span>}
            <span className="text-sm text-ink-mute">{person.account.email}</span>
          </p>
        )}
        <div role="menu" tabIndex={-1} aria-label={words.button} onKeyDown={onMenuKey}>
          {GROUPS.map((links, group) => (
            <div key={group} role="group" aria-label={words.groups[group]} className="menu-group">
              {links.map(([path, key], n) => (
                <Fragment key={path}>
                  {key === 'searches' && (
                    <LateSearches
                      key={person?.account.id}
                      props={person && opened ? { userId: person.account.id, open } : null}
                      onMissing={() => {
                        setOpened(false);
                        return () => setOpened(true);
                      }}
                    />
                  )}
                  {(path !== '/admin' || person?.admin) && (
                    // One item can be reached by Tab, as the pattern of menus has it: the menu scrolls in low windows.
                    <a role="menuitem" tabIndex={group + n === 0 ? 0 : -1} className="menu-item" href={path}>
                      {words[key]}
                    </a>
                  )}
                </Fragment>
              ))}
              {group === GROUPS.length - 1 && (
                <button
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  className="menu-item w-full cursor-pointer"
                  onClick={leave}
                >
                  {words.signOut}
                </button>
              )}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
