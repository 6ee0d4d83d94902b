import { placed } from '../../domain/base-path.ts';
import {
  ADD_TO_LIST_MESSAGES,
  CARD_MENU_MESSAGES,
  LIST_MESSAGES,
  TAG_MESSAGES,
} from '../../domain/messages.ts';
import { currentEnvironment } from '../../stores/environment.ts';
import { heldKey, heldTitle } from '../shared/title-data.ts';
import { isIn } from './why-dimmed.ts';

const ID = 'card-menu';
const OF_TITLE = ['title', 'name', 'date', 'vote', 'poster'];

/** The one menu of all cards, made when it is first asked for. */
function menuOfPage(): HTMLElement {
  const made = document.getElementById(ID);
  if (made) return made;
  const menu = document.createElement('div');
  menu.id = ID;
  menu.popover = 'auto';
  menu.dataset['cardMenu'] = '';
  menu.role = 'group';
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.className = 'menu-item';
  // A list button like any other (mark-buttons.ts): it stands for the title its menu is about.
  dismiss.dataset['mark'] = 'dismissed';
  dismiss.textContent = LIST_MESSAGES.dismissed.button;
  menu.append(dismiss);
  if (currentEnvironment().keepsSession()) {
    const all = document.createElement('a');
    all.className = 'menu-item';
    all.href = placed('/dismissed');
    all.textContent = CARD_MENU_MESSAGES.all;
    menu.append(all);
  }
  const tags = document.createElement('button');
  tags.type = 'button';
  tags.className = 'menu-item';
  tags.setAttribute('aria-haspopup', 'dialog');
  tags.textContent = TAG_MESSAGES.button;
  tags.addEventListener('click', () => writeTags(menu));
  menu.append(tags);
  const stars = document.createElement('div');
  stars.dataset['cardStars'] = '';
  // Whoever gives stars sees them given.
  stars.addEventListener('click', (event) => event.stopPropagation());
  menu.append(stars);
  const lists = document.createElement('div');
  lists.dataset['lists'] = '';
  lists.setAttribute('role', 'group');
  lists.setAttribute('aria-label', ADD_TO_LIST_MESSAGES.heading);
  menu.append(lists);
  menu.addEventListener('click', () => menu.hidePopover());
  (document.querySelector('main') ?? document.body).append(menu);
  return menu;
}

/** The person's own lists; a visitor is asked to sign in, and chooses then. Their code comes with the first use. */
function offerLists(lists: HTMLElement, menu: HTMLElement, button: HTMLElement): void {
  if (currentEnvironment().keepsSession()) {
    const title = heldTitle(menu);
    if (!title) return;
    void import('./card-lists.ts').then(({ showLists }) => {
      showLists(lists, title, () => place(menu, button));
    });
    return;
  }
  const add = document.createElement('button');
  add.type = 'button';
  add.className = 'menu-item';
  add.textContent = ADD_TO_LIST_MESSAGES.button;
  add.addEventListener('click', () => {
    document.dispatchEvent(new Event('wake'));
    void import('../../stores/custom-lists/showing.ts').then((script) =>
      script.beginWithLists(() => openCardMenu(button)),
    );
  });
  lists.replaceChildren(add);
}

/** One's own stars, for somebody signed in; their code comes with the first use. A title's own page shows them itself. */
function offerStars(stars: HTMLElement, menu: HTMLElement, button: HTMLElement): void {
  const title = heldTitle(menu);
  stars.hidden = !title || !button.closest('.title-card') || !currentEnvironment().keepsSession();
  if (stars.hidden || !title) return;
  void import('../reviews/card-stars.tsx').then((script) =>
    script.showCardStars(stars, title, () => place(menu, button)),
  );
}

/** Opens tags and note of the title an element is about; their code comes with the first use. */
function writeTags(about: HTMLElement): void {
  const title = heldTitle(about);
  if (title) void import('../tags/open-marks.tsx').then((script) => script.openMarks(title));
}

/** Beside its button, inside the window. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { left, right, bottom } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = menu;
  const { clientWidth, clientHeight } = document.documentElement;
  const within = (wanted: number, room: number) => `${Math.max(8, Math.min(wanted, room - 8))}px`;
  menu.style.left = within(document.dir === 'rtl' ? left : right - offsetWidth, clientWidth - offsetWidth);
  menu.style.top = within(bottom, clientHeight - offsetHeight);
}

/** Opens what else can be done with the title of a card, at its button. */
export function openCardMenu(button: HTMLElement): void {
  const card = button.closest<HTMLElement>('[data-title]');
  if (!card) return;
  // What it holds of somebody signed in asks who that is.
  if (currentEnvironment().keepsSession()) document.dispatchEvent(new Event('wake'));
  // A title's own page has a button for them.
  if (button.dataset['moreOf'] === 'tags') return writeTags(card);
  const menu = menuOfPage();
  for (const name of OF_TITLE) {
    const value = card.dataset[name];
    if (value === undefined) delete menu.dataset[name];
    else menu.dataset[name] = value;
  }
  menu.ariaLabel = card.dataset['name'] ?? null;
  const [dismiss, ...more] = menu.querySelectorAll<HTMLElement>(':scope > .menu-item');
  const lists = menu.querySelector<HTMLElement>('[data-lists]');
  if (dismiss) dismiss.ariaPressed = String(isIn('dismissed', heldKey(card)) === true);
  // A title's own page has a button for that.
  for (const item of [dismiss, ...more]) if (item) item.hidden = !card.matches('.title-card');
  const stars = menu.querySelector<HTMLElement>('[data-card-stars]');
  if (stars) offerStars(stars, menu, button);
  if (lists) offerLists(lists, menu, button);
  menu.showPopover();
  place(menu, button);
  menu.querySelector<HTMLElement>('button:not([hidden])')?.focus();
}
