import { LOAD_MORE_MESSAGES } from '../../domain/messages.ts';
import { drawnFor } from '../../domain/auth/drawn.ts';
import { memoryIn } from '../../domain/memory-in.ts';
import { bare } from '../../domain/base-path.ts';
import { nameMarks } from '../../islands/lists/mark-names.ts';
import { fetchFragment } from '../../islands/ui/fetch-fragment.ts';
import { keptCards } from './kept-cards.ts';

/** What survives leaving the page: the appended cards, the next link and the place. */
interface Memory {
  /** Where the page itself ended: another place now, if it is made for somebody who has seen or hidden more since. */
  start: string | null;
  /** How often more was loaded. */
  loads: number;
  cards: string;
  more: string | null;
  focus: string | null;
  /** How far the page was scrolled, in CSS pixels. */
  top: number;
}

const memory = memoryIn(() => sessionStorage);

/**
 * Turns the Load More link, which is pagination without scripts, into appending: fetches the next cards, adds those
 * not yet shown, says how many, moves focus to the first new one, and restores all of it when the person comes back.
 */
class LoadMore extends HTMLElement {
  #grid: HTMLElement | null = null;
  #initial = 0;
  #loads = 0;
  #start: string | null = null;
  #loading = false;
  readonly #gone = new AbortController();

  connectedCallback(): void {
    this.#grid = document.querySelector('[data-cards]');
    this.#initial = this.#grid?.children.length ?? 0;
    this.#start = this.#more;
    void this.#restore();
    this.addEventListener('click', (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-more]') : null;
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      if (!this.#loading) void this.#load(link);
    });
    addEventListener('pagehide', () => this.#remember(), this.#gone);
  }

  disconnectedCallback(): void {
    this.#gone.abort();
  }

  get #link(): HTMLAnchorElement | null {
    return this.querySelector('a[data-more]');
  }

  get #more(): string | null {
    return this.#link?.getAttribute('href') ?? null;
  }

  async #load(link: HTMLAnchorElement): Promise<void> {
    this.#loading = true;
    link.setAttribute('aria-disabled', 'true');
    this.#say('Loading…');
    const answer = await fetchFragment(bare(link.pathname) + link.search);
    link.removeAttribute('aria-disabled');
    this.#loading = false;
    if (answer.kind !== 'ok') {
      this.#say(LOAD_MORE_MESSAGES[answer.kind === 'foreign' ? 'foreign' : 'failed']);
      return;
    }
    const { body: next } = answer;
    this.#append([...next.querySelectorAll('li')], next.querySelector('[data-note]')?.textContent);
    this.#replaceLink(next.querySelector<HTMLAnchorElement>('a[data-more]')?.getAttribute('href') ?? null);
    this.#loads += 1;
  }

  #append(items: HTMLElement[], note?: string | null): void {
    const fresh = items.filter((item) => {
      const key = item.querySelector('[data-title]')?.getAttribute('data-title');
      return key && !this.#grid?.querySelector(`[data-title="${CSS.escape(key)}"]`);
    });
    this.#grid?.append(...fresh);
    nameMarks();
    // What was added would be lost if the page slept on and were drawn anew.
    if (drawnFor() !== undefined) document.dispatchEvent(new Event('wake'));
    this.#say(`${LOAD_MORE_MESSAGES.loaded(fresh.length)} ${note ?? ''}`.trim());
    fresh[0]?.querySelector('a')?.focus();
  }

  #replaceLink(href: string | null): void {
    const link = this.#link;
    if (href) link?.setAttribute('href', href);
    else link?.remove();
  }

  #say(text: string): void {
    const status = this.querySelector('[data-status]');
    if (status) status.textContent = text;
  }

  #remember(): void {
    if (!this.#grid || this.#grid.children.length <= this.#initial) return;
    // What was dismissed meanwhile stays away.
    const shown = [...this.#grid.children].slice(this.#initial).filter((item) => !item.matches('[hidden]'));
    const added = shown.map((item) => {
      const copy = item.cloneNode(true) as Element;
      // The policy of the page forbids style attributes in markup; what a transition left goes.
      for (const styled of copy.querySelectorAll('[style]')) styled.removeAttribute('style');
      // Whose marks these are may change before the person is back.
      for (const mark of copy.querySelectorAll('[data-mark]')) {
        mark.ariaPressed = 'false';
        mark.ariaLabel = null;
        mark.removeAttribute('data-unknown');
      }
      for (const card of copy.querySelectorAll('[data-dimmed]')) card.removeAttribute('data-dimmed');
      return copy;
    });
    const kept: Memory = {
      start: this.#start,
      loads: this.#loads,
      cards: added.map((item) => item.outerHTML).join(''),
      more: this.#more,
      focus: document.activeElement?.closest('[data-title]')?.getAttribute('data-title') ?? null,
      top: scrollY,
    };
    memory.keep(keptCards(), kept);
  }

  async #restore(): Promise<void> {
    const [navigation] = performance.getEntriesByType('navigation');
    const kept = memory.recall(keptCards()) as Memory | null;
    memory.forget(keptCards());
    if (!kept || !(navigation instanceof PerformanceNavigationTiming)) return;
    if (navigation.type !== 'back_forward') return;
    if (kept.start === this.#start) {
      const cards = new DOMParser().parseFromString(kept.cards, 'text/html').querySelectorAll('li');
      this.#grid?.append(...cards);
      this.#replaceLink(kept.more);
      this.#loads = kept.loads;
    } else
      for (let load = 0; load < kept.loads && this.#link; load += 1) {
        const before = this.#loads;
        await this.#load(this.#link);
        if (this.#loads === before) break;
      }
    // The browser may have gone there before there was as much to scroll.
    if (!kept.focus) return scrollTo({ top: kept.top, behavior: 'instant' });
    const link = this.#grid?.querySelector<HTMLElement>(`[data-title="${CSS.escape(kept.focus)}"] a`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }
}

customElements.define('load-more', LoadMore);
