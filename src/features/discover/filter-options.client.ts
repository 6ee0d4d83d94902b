import { countryName, isCountryToday, languageName } from '../../core/code-names.ts';
import { byName } from '../../core/listing.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** An entry of a select. */
export function optionOf(text: string, value: string): HTMLOptionElement {
  const option = document.createElement('option');
  option.text = text;
  option.value = value;
  return option;
}

/** Every code of two letters that names something, each name once. */
function named(name: (code: string) => string | undefined, upper: boolean): Map<string, string> {
  const found = new Map<string, string>();
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      const code = upper ? (first + second).toUpperCase() : first + second;
      const text = name(code);
      if (text && !found.has(text)) found.set(text, code);
    }
  }
  return found;
}

/** Adds what a select does not offer yet, in the order of names, with its first entry left first. */
function fill(select: HTMLSelectElement, all: Map<string, string>): void {
  const { value } = select;
  const [any, ...own] = [...select.options];
  const known = new Set(own.map((option) => option.value));
  const names = new Set(own.map((option) => option.text));
  const more = [...all]
    .filter(([text, code]) => !known.has(code) && !names.has(text))
    .map(([text, code]) => optionOf(text, code));
  const sorted = [...own, ...more].sort((a, b) => byName(a.text, b.text));
  select.replaceChildren(...(any ? [any] : []), ...sorted);
  select.value = value;
}

/** The page lists the commonest languages and countries; the others are added when the field is first used. */
export function offerEverything(form: HTMLFormElement, signal: AbortSignal): void {
  const fields = [
    ['language', languageName, false],
    ['country', (code: string) => (isCountryToday(code) ? countryName(code) : undefined), true],
  ] as const;
  for (const [field, name, upper] of fields) {
    const select = form.querySelector<HTMLSelectElement>(`select[name=${field}]`);
    const options = { once: true, signal };
    select?.addEventListener('focus', () => fill(select, named(name, upper)), options);
  }
  const group = form.querySelector<HTMLDetailsElement>('[data-services]');
  const rating = form.querySelector<HTMLSelectElement>('select[name=certification]');
  // Its script is late: few look for services, or for age ratings. What fails is tried again.
  let offered = false;
  const offer = () => {
    if (offered) return;
    offered = true;
    void import('./filter-services.client.ts')
      .then((script) => script.offerRegion(form))
      .catch((error: unknown) => {
        // No network, or somebody in between answered.
        if (!(error instanceof TypeError)) reportError(error);
        return false;
      })
      .then((done) => (offered = done));
  };
  const whenOpen = () => group?.open && offer();
  group?.addEventListener('toggle', whenOpen, { signal });
  for (const name of ['pointerenter', 'focus']) rating?.addEventListener(name, offer, { signal });
  whenOpen();
}
