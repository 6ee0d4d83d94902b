import { m } from '../../paraglide/messages.js';
import { useLayoutEffect, useRef } from 'react';
import { listValue, MARKS_FORM } from './marks.ts';
import { pageAddress } from '../../core/routes.ts';
import { titleKey } from '../../core/title.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { closeCardMenu, type OpenCardMenu } from './card-menu.store.ts';
import { asSignedIn } from '../../core/stores/permission.ts';
import { titleData } from '../cards/title-data.view.ts';
import { CardLists } from './CardLists.tsx';
import { CardStars } from './CardStars.tsx';
import { openCardMenu } from './open-card-menu.client.ts';
import { isIn } from './why-dimmed.client.ts';

/** Positions the menu at its button, within the window. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { left, right, bottom } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = menu;
  const { clientWidth, clientHeight } = document.documentElement;
  const within = (wanted: number, room: number) => `${Math.max(8, Math.min(wanted, room - 8))}px`;
  menu.style.left = within(document.dir === 'rtl' ? left : right - offsetWidth, clientWidth - offsetWidth);
  menu.style.top = within(bottom, clientHeight - offsetHeight);
}

/**
 * The menu of a card's title. A native popover: it contains stars and a field, so it is no ARIA menu, and
 * Headless UI's Popover opens only from its own button.
 */
export function CardMenu({ title, at, onCard }: OpenCardMenu) {
  const menu = useRef<HTMLDivElement>(null);
  const key = titleKey(title);
  const isSignedIn = currentEnvironment().keepsSession();
  const isDismissed = isIn('dismissed', key) === true;

  useLayoutEffect(() => {
    const panel = menu.current;
    if (!panel) return;
    panel.showPopover();
    place(panel, at);
    panel.querySelector('button')?.focus();
    // Repositions it when stars and lists load.
    const grown = new ResizeObserver(() => place(panel, at));
    grown.observe(panel);
    return () => grown.disconnect();
  }, [at]);

  // The browser returns the focus to the button.
  const close = () => menu.current?.hidePopover();

  function writeTags() {
    close();
    void import('../tags/open-marks.tsx').then((script) => script.openMarks(title));
  }

  function addToList() {
    close();
    void asSignedIn(
      { title: m.toast_please_sign_in(), text: m.my_lists_refused_text() },
      () => openCardMenu(at),
      { title: m.toast_error(), text: m.my_lists_create_failed_text() },
    );
  }

  return (
    <div
      ref={menu}
      id="card-menu"
      popover="auto"
      data-card-menu=""
      role="group"
      aria-label={title.title}
      onToggle={() => menu.current?.matches(':popover-open') === false && closeCardMenu()}
      {...titleData(title)}
    >
      {onCard && (
        <>
          {/* A list button like those of cards (mark-buttons.client.ts). */}
          <button
            type="submit"
            form={MARKS_FORM}
            name="dismissed"
            value={listValue(key, isDismissed)}
            className="menu-item"
            aria-pressed={isDismissed}
            onClick={close}
          >
            {m.list_dismissed_button()}
          </button>
          {isSignedIn && (
            <a className="menu-item" href={pageAddress('/dismissed')}>
              {m.card_menu_all()}
            </a>
          )}
          <button type="button" className="menu-item" aria-haspopup="dialog" onClick={writeTags}>
            {m.tag_button()}
          </button>
          {isSignedIn && <CardStars key={key} title={title} />}
        </>
      )}
      {isSignedIn ? (
        <CardLists key={key} title={title} />
      ) : (
        <button type="button" className="menu-item" onClick={addToList}>
          {m.add_to_list_button()}
        </button>
      )}
    </div>
  );
}
