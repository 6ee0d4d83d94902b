import type { ListTitle } from '../../domain/lists/lists.ts';
import { ADD_TO_LIST_MESSAGES as words, MY_LISTS_MESSAGES } from '../../domain/messages.ts';
import { LIST_LENGTHS } from '../../domain/custom-lists/custom-lists.ts';
import { titleKey } from '../../domain/title.ts';
import { $choices, createWith, openChoices, toggleChoice } from '../../stores/custom-lists/choices.ts';

/** The title whose lists the menu shows. */
let title: ListTitle | null = null;
let place: HTMLElement | null = null;
/** Puts the menu where it fits when there is more in it. */
let settle = () => {};

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'menu-item';
  made.textContent = text;
  made.addEventListener('click', (event) => {
    // The menu stays open: who adds a title to one list may add it to another.
    event.stopPropagation();
    onClick();
  });
  return made;
}

/** Asks for the name of a new list, in the place of the button that leads here. */
function nameForm(): HTMLFormElement {
  const form = document.createElement('form');
  const field = document.createElement('input');
  field.className = 'field';
  field.maxLength = LIST_LENGTHS.name;
  field.required = true;
  field.autocomplete = 'off';
  field.placeholder = MY_LISTS_MESSAGES.name;
  field.setAttribute('aria-label', MY_LISTS_MESSAGES.name);
  form.append(field);
  form.addEventListener('click', (event) => event.stopPropagation());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const of = title;
    if (!of || form.ariaBusy) return;
    form.ariaBusy = 'true';
    void createWith(of, field.value).then((made) => {
      form.ariaBusy = null;
      if (made) form.replaceWith(createButton());
    });
  });
  return form;
}

function createButton(): HTMLButtonElement {
  const made = button(words.create, () => {
    const form = nameForm();
    made.replaceWith(form);
    form.querySelector('input')?.focus();
  });
  return made;
}

/** Shows which lists hold the title; what is there already keeps its place and the focus. */
function paint(): void {
  const choices = $choices.get();
  if (!place || !title || choices?.key !== titleKey(title)) return;
  const rows = place.querySelector('[data-list-rows]');
  const status = place.querySelector('[role=status]');
  if (!rows || !status) return;
  status.textContent = choices.state === 'failed' ? words.failed : '';
  place.ariaBusy = choices.state === 'loading' ? 'true' : null;
  const shown = new Map(
    [...rows.querySelectorAll<HTMLElement>('[data-list]')].map((row) => [row.dataset['list'], row]),
  );
  for (const { id, name, holds } of choices.lists) {
    const row = shown.get(id) ?? button(name, () => toggle(id));
    row.dataset['list'] = id;
    if (row.textContent !== name || !row.firstElementChild) {
      const words = document.createElement('span');
      words.textContent = name;
      // Cut at its end, which is not everywhere on the right.
      words.dir = 'auto';
      row.replaceChildren(words);
    }
    row.setAttribute('aria-pressed', String(holds));
    if (!shown.has(id)) rows.append(row);
    shown.delete(id);
  }
  for (const row of shown.values()) row.remove();
  if (choices.state === 'failed' && !rows.firstChild) rows.append(button(words.again, look));
  settle();
}

function toggle(id: string): void {
  const list = $choices.get()?.lists.find((one) => one.id === id);
  if (list && title) void toggleChoice(title, list);
}

function look(): void {
  place?.querySelector('[data-list-rows]')?.replaceChildren();
  if (title) void openChoices(title);
  paint();
}

/**
 * Draws the person's lists into the menu of a title: one click puts it into one, or takes it out. `onGrown` is called
 * whenever there may be more in it.
 */
export function showLists(within: HTMLElement, of: ListTitle, onGrown: () => void): void {
  title = of;
  settle = onGrown;
  if (place !== within) {
    place = within;
    const heading = document.createElement('p');
    heading.textContent = words.heading;
    const rows = document.createElement('div');
    rows.dataset['listRows'] = '';
    const status = document.createElement('p');
    status.setAttribute('role', 'status');
    within.replaceChildren(heading, rows, status);
    $choices.listen(paint);
  }
  within.querySelector('form')?.remove();
  if (!within.querySelector(':scope > button')) within.append(createButton());
  look();
}
