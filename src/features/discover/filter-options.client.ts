import { countryName, isCountryToday, languageName } from '../../core/code-names.ts';
import { byName } from '../../core/listing.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

export function optionOf(text: string, value: string): HTMLOptionElement {
  const option = document.createElement('option');
  option.text = text;
  option.value = value;
  return option;
}

/** Every two-letter code with a name, each name once. */
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

/** Adds missing options sorted by name, after the select's first option. */
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

/**
 * Adds languages and countries beyond the common ones when a field is first focused, and a region's services
 * and age ratings when they are opened.
 */
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
  // Loaded on demand: few use services or age ratings. A failure is retried on the next use.
  let offered = false;
  const offer = () => {
    if (offered) return;
    offered = true;
    void import('./filter-services.client.ts')
      .then((script) => script.offerRegion(form))
      .catch((error: unknown) => {
        // No network, or a captive portal answered.
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
