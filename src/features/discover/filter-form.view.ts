import { DISCOVER_PARAMETERS } from './discover.ts';
import { pathOf } from '../../core/routes.ts';
import { optionOf } from './filter-options.client.ts';

/** Fields with several values, joined in one parameter. */
const LISTS = ['genres', 'without', 'services'];

const DEFAULTS: Record<string, string> = { match: 'all', order: 'popular' };

const textOf = (value: FormDataEntryValue) => (typeof value === 'string' ? value.trim() : '');

/** The years of a decade button. */
function yearsOf(decade: string): [string, string] {
  return decade === 'any' ? ['', ''] : [decade, String(Number(decade) + 9)];
}

/**
 * The address of a form's filters, without empty ones; `decade` replaces the years. It is nearly always
 * canonical; if not, the server responds the same.
 */
export function addressOf(form: HTMLFormElement, decade?: string): string {
  const data = new FormData(form);
  if (decade !== undefined) {
    const [from, to] = yearsOf(decade);
    data.set('from', from);
    data.set('to', to);
  }
  const without = (data: FormData) =>
    data.getAll('without').filter((id) => !data.getAll('genres').includes(id));
  const lists: Record<string, FormDataEntryValue[]> = {
    genres: data.getAll('genres'),
    without: without(data),
    services: data.getAll('services'),
  };
  const query = new URLSearchParams();
  for (const name of DISCOVER_PARAMETERS) {
    const values = LISTS.includes(name) ? (lists[name] ?? []) : [data.get(name) ?? ''];
    const text = LISTS.includes(name)
      ? values
          .map(Number)
          .sort((a, b) => a - b)
          .join('-')
      : textOf(values[0] ?? '');
    if (text !== '' && text !== DEFAULTS[name]) query.set(name, text);
  }
  if ((lists.genres?.length ?? 0) < 2) query.delete('match');
  if (lists.services?.length === 0 && !query.has('certification')) query.delete('region');
  // The user's tags are no filter of Discover's public parameters.
  const tag = textOf(data.get('tag') ?? '');
  if (tag !== '') query.set('tag', tag);
  const search = query.toString();
  const pathname = pathOf(new URL(form.action).pathname);
  return search ? `${pathname}?${search}` : pathname;
}

/** Sets a select, adding an unlisted value. */
function choose(select: HTMLSelectElement, value: string): void {
  if (![...select.options].some((option) => option.value === value)) select.add(optionOf(value, value));
  select.value = value;
}

/** Sets a form's fields to an address. A focused field keeps an equal number as typed. */
export function setForm(form: HTMLFormElement, parameters: URLSearchParams): void {
  const asksOfRegion = parameters.has('services') || parameters.has('certification');
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) {
      choose(control, parameters.get(control.name) ?? DEFAULTS[control.name] ?? '');
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = (parameters.get(control.name) ?? '').split('-').includes(control.value);
    } else if (control instanceof HTMLInputElement && control.name === 'region') {
      // Keeps the region of the offered services and age ratings when neither is chosen.
      if (asksOfRegion) control.value = parameters.get('region') ?? '';
    } else if (control instanceof HTMLInputElement) {
      const value = parameters.get(control.name) ?? '';
      if (control.value !== value) control.value = value;
    }
  }
  const [from, to] = [parameters.get('from'), parameters.get('to')];
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-decade]')) {
    const { decade = '' } = button.dataset;
    const pressed = from === decade && to === String(Number(decade) + 9);
    button.setAttribute('aria-pressed', String(pressed));
    button.value = pressed ? 'any' : decade;
  }
}
