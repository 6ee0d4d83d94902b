import { m } from '../../paraglide/messages.js';
import { nameMarks } from '../marks/mark-names.client.ts';
import { fetchFragment } from '../../core/ui/fetch-fragment.ts';
import { addressOf, setForm } from './filter-form.view.ts';
import { offerEverything } from './filter-options.client.ts';
import { closeWithBack, here, keepBehind, type SheetHistory } from './filter-sheet.client.ts';
import { isTouched } from './touched.view.ts';
import { pathOf } from '../../core/routes.ts';

/** Debounce of typing in milliseconds. */
const TYPING_MS = 500;

/**
 * Applies filters without reloading: fetches the fragment of the new address, replaces the results, updates
 * the history, keeps the focus, and announces the number of results.
 */
class DiscoverPage extends HTMLElement {
  #asked = new AbortController();
  #typing: ReturnType<typeof setTimeout> | undefined;
  #history: SheetHistory | undefined;
  readonly #gone = new AbortController();

  connectedCallback(): void {
    const { form } = this;
    const { signal } = this.#gone;
    if (!form) return;
    form.addEventListener('change', () => this.#narrow(), { signal });
    form.addEventListener(
      'input',
      ({ target }) => {
        clearTimeout(this.#typing);
        if (target instanceof HTMLInputElement && target.type === 'number')
          this.#typing = setTimeout(() => this.#narrow(), TYPING_MS);
      },
      { signal },
    );
    form.addEventListener('submit', (event) => this.#submit(event), { signal });
    this.addEventListener('click', (event) => this.#follow(event), { signal });
    const sheet = this.querySelector<HTMLElement>('.filter-sheet');
    const sheetHistory = closeWithBack(sheet, () => this.#results?.dataset.address, signal);
    this.#history = sheetHistory;
    const wentBack = () => {
      if (!sheetHistory.tookBack()) void this.#show(here());
    };
    addEventListener('popstate', wentBack, { signal });
    offerEverything(form, signal);
    keepBehind(sheet, signal);
    this.#label();
    if (isTouched(form)) this.#narrow();
  }

  disconnectedCallback(): void {
    this.#gone.abort();
    this.#asked.abort();
  }

  get form(): HTMLFormElement | null {
    return this.querySelector('form');
  }

  get #results(): HTMLElement | null {
    return this.querySelector('[data-results]');
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    const { submitter } = event;
    if (submitter instanceof HTMLButtonElement && submitter.name === 'decade') {
      this.#narrow(submitter.value);
      return;
    }
    this.#narrow();
    this.#history?.close();
  }

  #narrow(decade?: string): void {
    clearTimeout(this.#typing);
    const { form } = this;
    if (!form?.checkValidity()) return;
    const address = addressOf(form, decade);
    if (address !== this.#results?.dataset.address) void this.#show(address, true);
  }

  #follow(event: MouseEvent): void {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-narrow]') : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const chip = link.closest('li');
    const place = chip ? [...(chip.parentElement?.children ?? [])].indexOf(chip) : -1;
    void this.#show(pathOf(link.pathname) + link.search, true).then(() => {
      if (link.isConnected) return;
      const chips = [...this.querySelectorAll<HTMLElement>('[data-results] li > a[data-narrow]')];
      const next = chips[Math.min(Math.max(place, 0), chips.length - 1)];
      (next ?? this.#results)?.focus();
    });
  }

  /** Shows the results of an address; aborts the previous request. */
  async #show(address: string, isNew = false): Promise<void> {
    this.#asked.abort();
    const asked = (this.#asked = new AbortController());
    this.#results?.setAttribute('aria-busy', 'true');
    const answer = await fetchFragment(address, asked.signal);
    if (asked.signal.aborted) return;
    const found = answer.kind === 'ok' ? answer.body.querySelector<HTMLElement>('[data-results]') : null;
    if (found) return this.#replace(found, isNew);
    this.#results?.removeAttribute('aria-busy');
    this.#say(m.discover_page_failed(), true);
  }

  #replace(found: HTMLElement, isNew: boolean): void {
    const { address, title, count } = found.dataset;
    this.#results?.replaceWith(document.adoptNode(found));
    if (isNew && address && address !== here()) this.#history?.go(address);
    if (title) document.title = title;
    if (this.form && address) setForm(this.form, new URL(address, location.origin).searchParams);
    nameMarks();
    this.#label();
    this.#say(count ?? '');
  }

  /** Updates the sheet's buttons: the number of results on Close, and of filters on Open. */
  #label(): void {
    const { show, chips } = this.#results?.dataset ?? {};
    const apply = this.querySelector('[data-apply]');
    if (apply && show) apply.textContent = show;
    const asked = this.querySelector('[data-asked]');
    if (asked) asked.textContent = chips && chips !== '0' ? ` (${chips})` : '';
  }

  #say(text: string, shown = false): void {
    const status = this.querySelector('[data-narrowed]');
    if (!status) return;
    status.textContent = text;
    status.classList.toggle('sr-only', !shown);
  }
}

customElements.define('discover-page', DiscoverPage);
