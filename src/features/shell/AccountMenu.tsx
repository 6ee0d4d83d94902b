import { pageAddress } from '../../core/routes.ts';
import { accountMenuBy, accountMenuGroupsBy } from './header-words.ts';
import { m } from '../../paraglide/messages.js';
import { Menu, MenuButton, MenuItem, MenuItems, MenuSection } from '@headlessui/react';
import { Fragment, useLayoutEffect, useRef, type ComponentProps } from 'react';
import type { Profile } from '../../core/profile.ts';
import { signOutHere, type Session } from '../../core/stores/session.ts';
import { Avatar } from '../../core/ui/Avatar.tsx';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { useInBrowser } from '../../core/ui/use-in-browser.ts';
import { GROUPS } from './account-menu-groups.client.ts';
import { NewestSearches, useNewestSearches } from './NewestSearches.tsx';

const MENU = 'account-menu';

interface AccountMenuProps {
  session: Session;
  /** The rendered profile, shown until the session's is loaded. */
  rendered?: Profile | null | undefined;
  /** Public URL of the backend, which serves avatars. */
  backendUrl: string;
}

/** The account button and its menu. */
export function AccountMenu(props: AccountMenuProps) {
  return <Menu>{({ open }) => <ButtonAndMenu {...props} open={open} />}</Menu>;
}

/**
 * Before hydration the menu is a popover, which the browser opens and closes. After it Headless UI does both,
 * and it remains a popover only to be in the top layer. A menu that is open stays open.
 */
function ButtonAndMenu({ session, rendered, backendUrl, open }: AccountMenuProps & { open: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const isHydrated = useInBrowser();
  const person = session.kind === 'signedIn' ? session : null;
  const profile = person?.profile ?? rendered;
  const searches = useNewestSearches(person?.account.id, open);
  const name = person && (profile?.fullName ?? person.account.fullName);

  useLayoutEffect(() => {
    // Headless UI opens a menu by its button only. Opens before the popover changes, so that the items a user
    // may be pressing stay the same elements.
    if (menu.current?.matches(':popover-open')) button.current?.click();
  }, []);
  useLayoutEffect(() => {
    if (isHydrated && open) menu.current?.showPopover();
  }, [isHydrated, open]);

  return (
    <>
      <MenuButton
        ref={button}
        popoverTarget={isHydrated ? undefined : MENU}
        className="nav-link shrink-0 gap-2 max-md:px-1.5"
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
        <span className="max-nav:sr-only">{m.account_menu_button()}</span>
      </MenuButton>
      {/* Below the header, aligned with the page's edge. */}
      <MenuItems
        ref={menu}
        as={Unstyled}
        id={MENU}
        static={!isHydrated}
        modal={false}
        popover={isHydrated ? 'manual' : 'auto'}
        className="fixed bottom-auto end-[calc(max(0px,(100vw-1600px)/2)+var(--gutter))] start-auto top-[var(--header)] m-0 mt-1 max-h-[calc(100dvh-var(--header)-0.5rem)] w-64 rounded-lg border border-ground-line bg-ground-high p-2 text-ink shadow-menu"
      >
        {person && (
          <p role="none" className="mb-1 border-b border-ground-line px-3 pb-2 pt-1 [overflow-wrap:anywhere]">
            {name && <span className="block font-semibold">{name}</span>}
            <span className="text-sm text-ink-mute">{person.account.email}</span>
          </p>
        )}
        {GROUPS.map((links, group) => (
          <MenuSection key={group} aria-label={accountMenuGroupsBy[group]?.()} className="menu-group">
            {links.map(([path, key]) => (
              <Fragment key={path}>
                {key === 'searches' && <NewestSearches searches={searches} />}
                {(path !== '/admin' || person?.admin) && (
                  <MenuItem as="a" className="menu-item" href={pageAddress(path)}>
                    {accountMenuBy[key]()}
                  </MenuItem>
                )}
              </Fragment>
            ))}
            {group === GROUPS.length - 1 && (
              <MenuItem
                as="button"
                type="button"
                className="menu-item w-full cursor-pointer"
                onClick={() => void signOutHere()}
              >
                {m.account_menu_sign_out()}
              </MenuItem>
            )}
          </MenuSection>
        ))}
      </MenuItems>
    </>
  );
}

/** Removes the style attribute with the button's width, which the CSP blocks in server HTML. */
function Unstyled({ style: _, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}
