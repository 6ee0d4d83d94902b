import { whereAnswerPath } from './where.ts';
import { fetchFragment } from '../../core/ui/fetch-fragment.ts';
import { readerRegion, rememberRegion } from './reader-region.client.ts';

/** Debounce in milliseconds. */
const AFTER_MS = 250;

/** Shows where a title can be watched while its name is typed. A signed-in user's region is known to the server. */
class WhereAsk extends HTMLElement {
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;
  #shown: string | null = null;

  connectedCallback(): void {
    const { region, chosen } = this.dataset;
    if (region && this.#input) this.#shown = whereAnswerPath(this.#input.value, this.#region);
    this.addEventListener('input', () => {
      clearTimeout(this.#waiting);
      this.#waiting = setTimeout(() => void this.#ask(), AFTER_MS);
    });
    this.#select?.addEventListener('change', ({ target }) => {
      rememberRegion((target as HTMLSelectElement).value);
    });
    // The page is cached for everybody, with the default region, unless its address names another.
    const own = readerRegion();
    if (!region) {
      // What was typed before this script came.
      if (this.#input?.value) void this.#ask();
    } else if (chosen === undefined && own && own !== region && !isSignedIn() && this.#select) {
      this.#select.value = own;
      if (this.#select.value === own) void this.#ask();
      else this.#select.value = region;
    }
  }

  get #input() {
    return this.querySelector('input');
  }

  get #select() {
    return this.querySelector('select');
  }

  /** The region asked for; null for that of a signed-in user, or the default one. */
  get #region(): string | null {
    return this.#select?.value ?? (isSignedIn() ? null : readerRegion());
  }

  async #ask(): Promise<void> {
    const path = whereAnswerPath(this.#input?.value ?? '', this.#region);
    if (path === this.#shown) return;
    this.#asking?.abort();
    this.#asking = undefined;
    this.#shown = path;
    const answer = this.querySelector('[data-answer]');
    if (path === null) {
      answer?.replaceChildren();
      this.#say(null);
      return;
    }
    const asking = new AbortController();
    this.#asking = asking;
    this.#say('asking');
    const found = await fetchFragment(path, asking.signal);
    // Only the last request counts, whatever the order of answers.
    if (asking !== this.#asking) return;
    if (found.kind !== 'ok') {
      this.#shown = null;
      answer?.replaceChildren();
      this.#say('failed');
      return;
    }
    const said = found.body.querySelector('[data-found]');
    said?.remove();
    answer?.replaceChildren(...found.body.childNodes);
    this.#say(null, said?.textContent);
  }

  #say(state: 'asking' | 'failed' | null, text: string | null = ''): void {
    for (const name of ['asking', 'failed'])
      this.querySelector(`[data-${name}]`)?.toggleAttribute('hidden', name !== state);
    const said = this.querySelector('[data-said]');
    if (said) said.textContent = text;
  }
}

const isSignedIn = () => document.documentElement.dataset['signedIn'] !== undefined;

customElements.define('where-ask', WhereAsk);
