import { isolated } from '../../core/language/inserted.ts';
import { pageAddress } from '../../core/routes.ts';
import { inRegion } from '../../core/words/region-words.ts';
import { m } from '../../paraglide/messages.js';
import { countryName } from '../../core/code-names.ts';
import {
  FIRST_SERVICES,
  matchingServices,
  regionServicesPath,
  type RegionServicesAnswer,
} from '../watch/my-services.ts';
import type { NamedService } from '../../core/offers.ts';
import { ownAnswer } from '../../core/own-answer.ts';
import { hasSessionCookie } from '../../core/session-cookie.ts';
import { hydrateHeader } from '../../core/ui/hydrate-header.ts';
import { readerRegion } from '../watch/reader-region.client.ts';
import { optionOf } from './filter-options.client.ts';

/** The signed-in user's region and services; empty for visitors. */
interface Own {
  region: string | null;
  services: ReadonlySet<number>;
}

const NOBODY: Own = { region: null, services: new Set() };

async function ownChoices(): Promise<Own> {
  if (!hasSessionCookie(document.cookie)) return NOBODY;
  hydrateHeader();
  const { personsServices } = await import('../watch/persons-services.client.ts');
  return personsServices();
}

/** The hidden field with the region of services and age ratings. */
function regionField(form: HTMLFormElement): HTMLInputElement {
  const known = form.querySelector<HTMLInputElement>('input[name=region]');
  if (known) return known;
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'region' });
  form.append(field);
  return field;
}

function choiceOf({ id, name }: NamedService, checked: boolean): HTMLLabelElement {
  const box = document.createElement('input');
  Object.assign(box, { type: 'checkbox', name: 'services', value: String(id), checked });
  box.dataset['name'] = name;
  const label = document.createElement('label');
  label.append(box, name);
  return label;
}

const boxes = (group: HTMLElement) => [...group.querySelectorAll<HTMLInputElement>('input[name=services]')];
const chosenIn = (group: HTMLElement) =>
  new Map(
    boxes(group)
      .filter(({ checked }) => checked)
      .map(({ value, dataset }) => [Number(value), dataset['name'] ?? value]),
  );

/** Renders the chosen services and the first others that match a text. */
function draw(group: HTMLElement, all: readonly NamedService[], text: string): void {
  const chosen = chosenIn(group);
  const others = matchingServices(all, text).filter(({ id }) => !chosen.has(id));
  const kept = [...chosen].map(([id, name]) => ({
    id,
    name: all.find((one) => one.id === id)?.name ?? name,
  }));
  const labels = [
    ...kept.map((service) => choiceOf(service, true)),
    ...others.slice(0, FIRST_SERVICES).map((service) => choiceOf(service, false)),
  ];
  const list = group.querySelector('.choices');
  for (const label of list?.querySelectorAll('label') ?? []) label.remove();
  list?.append(...labels);
}

/** Chooses exactly the user's services. */
function ownButton(group: HTMLElement, all: readonly NamedService[], own: Own): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'chip mb-3', textContent: m.discover_services_mine() });
  button.addEventListener('click', () => {
    for (const box of boxes(group)) box.checked = false;
    const list = group.querySelector('.choices');
    for (const label of list?.querySelectorAll('label') ?? []) label.remove();
    const mine = [...own.services].map((id) => all.find((one) => one.id === id) ?? { id, name: String(id) });
    list?.append(...mine.map((service) => choiceOf(service, true)));
    draw(group, all, '');
    group.dispatchEvent(new Event('change', { bubbles: true }));
  });
  return button;
}

function searchField(onText: (text: string) => void): HTMLInputElement {
  const field = document.createElement('input');
  Object.assign(field, {
    type: 'search',
    className: 'field mb-3',
    placeholder: m.discover_services_find(),
    autocomplete: 'off',
  });
  field.setAttribute('aria-label', m.discover_services_find());
  field.addEventListener('input', () => onText(field.value));
  // The search field is no filter.
  field.addEventListener('change', (event) => event.stopPropagation());
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault();
  });
  return field;
}

/** Adds all services of a region with a search field, and a button for the user's. */
function offerServices(group: HTMLElement, { region, services }: RegionServicesAnswer, own: Own): void {
  const list = group.querySelector('.choices');
  draw(group, services, '');
  const tools: HTMLElement[] = [searchField((text) => draw(group, services, text))];
  if (own.services.size > 0 && own.region === region) tools.unshift(ownButton(group, services, own));
  list?.before(...tools);
}

/** Replaces the age ratings by those of a region; keeps the choice if it exists there. */
function offerRatings(select: HTMLSelectElement, { region, ratings }: RegionServicesAnswer): void {
  const { value } = select;
  const [any] = [...select.options];
  const name = countryName(region) ?? region;
  const none = optionOf(m.discover_services_no_ratings({ region: name, inRegion: inRegion(region) }), '');
  none.disabled = true;
  const known = ratings.map((rating) =>
    optionOf(m.discover_services_up_to({ rating: isolated(rating), region: name }), rating),
  );
  select.replaceChildren(...(any ? [any] : []), ...(known.length > 0 ? known : [none]));
  select.value = ratings.includes(value) ? value : '';
}

/**
 * Offers all services and age ratings of the filters' region, else of the user's or reader's. The page itself
 * has a few, for the default region. Returns whether it succeeded.
 */
export async function offerRegion(form: HTMLFormElement): Promise<boolean> {
  const own = await ownChoices();
  const group = form.querySelector<HTMLElement>('[data-services]');
  const rating = form.querySelector<HTMLSelectElement>('select[name=certification]');
  const field = regionField(form);
  const chosen = (group && chosenIn(group).size > 0) || !!rating?.value;
  const region = field.value || (chosen ? null : (own.region ?? readerRegion()));
  const response = ownAnswer(await fetch(pageAddress(regionServicesPath(region))));
  if (!response.ok) return false;
  const answer = (await response.json()) as RegionServicesAnswer;
  field.value = answer.region;
  if (group) offerServices(group, answer, own);
  if (rating) offerRatings(rating, answer);
  return true;
}
