import { pathOf } from '../../core/routes.ts';
import { loadMoreBy } from '../../core/words/catalogue-words.ts';
import { m } from '../../paraglide/messages.js';
import { showHeld } from '../marks/show-held.client.ts';
import { memoryIn } from '../../core/memory-in.ts';
import { sayLeftOut } from '../marks/left-out.client.ts';
import { nameMarks } from '../marks/mark-names.client.ts';
import { fetchFragment } from '../../core/ui/fetch-fragment.ts';
import { keptCards } from './kept-cards.view.ts';

/** Saved when leaving the page: the added cards, the next link and the position. */
interface Memory {
  /** The next link as rendered. It differs if the user has watched or hidden titles since. */
  start: string | null;
  /** How often more cards were loaded. */
  loads: number;
  cards: string;
  more: string | null;
  focus: string | null;
  /** Scroll position in CSS pixels. */
  top: number;
}

const memory = memoryIn(() => sessionStorage);

/**
 * Appends a list's next cards: fetches them, deduplicates, announces their number and focuses the first.
 * Restores all of it on Back.
 */
export class MoreCards {
  readonly #place: HTMLElement;
  readonly #grid: HTMLElement | null = document.querySelector('[data-cards]');
  readonly #initial = this.#grid?.children.length ?? 0;
  readonly #start: string | null;
  #loads = 0;
  #loading = false;

  /** `place` contains the link and the status. */
  constructor(place: HTMLElement) {
    this.#place = place;
    this.#start = this.#more;
    void this.#restore();
    addEventListener('pagehide', () => this.#remember());
  }

  /** Loads the next cards, unless they are loading. */
  async load(): Promise<void> {
    const link = this.#link;
    if (link && !this.#loading) await this.#load(link);
  }

  get #link(): HTMLAnchorElement | null {
    return this.#place.querySelector('a[data-more]');
  }

  get #more(): string | null {
    return this.#link?.getAttribute('href') ?? null;
  }

  async #load(link: HTMLAnchorElement): Promise<void> {
    this.#loading = true;
    link.setAttribute('aria-disabled', 'true');
    this.#say('Loading…');
    const answer = await fetchFragment(pathOf(link.pathname) + link.search);
    link.removeAttribute('aria-disabled');
    this.#loading = false;
    if (answer.kind !== 'ok') {
      this.#say(loadMoreBy[answer.kind === 'foreign' ? 'foreign' : 'failed']());
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
    sayLeftOut();
    this.#say(`${m.load_more_loaded({ count: fresh.length })} ${note ?? ''}`.trim());
    fresh[0]?.querySelector('a')?.focus();
  }

  #replaceLink(href: string | null): void {
    const link = this.#link;
    if (href) link?.setAttribute('href', href);
    else link?.remove();
  }

  #say(text: string): void {
    const status = this.#place.querySelector('[data-status]');
    if (status) status.textContent = text;
  }

  #remember(): void {
    if (!this.#grid || this.#grid.children.length <= this.#initial) return;
    // Leaves out titles dismissed since.
    const shown = [...this.#grid.children].slice(this.#initial).filter((item) => !item.matches('[hidden]'));
    const added = shown.map((item) => {
      const copy = item.cloneNode(true) as Element;
      // The CSP forbids style attributes in markup; transitions leave some.
      for (const styled of copy.querySelectorAll('[style]')) styled.removeAttribute('style');
      // Resets marks: another user may be signed in on return.
      for (const mark of copy.querySelectorAll<HTMLButtonElement>('[form=marks]')) {
        showHeld(mark, false);
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
      sayLeftOut();
      this.#replaceLink(kept.more);
      this.#loads = kept.loads;
    } else
      for (let load = 0; load < kept.loads && this.#link; load += 1) {
        const before = this.#loads;
        await this.#load(this.#link);
        if (this.#loads === before) break;
      }
    // The browser may have restored the position before the cards were added.
    if (!kept.focus) return scrollTo({ top: kept.top, behavior: 'instant' });
    const link = this.#grid?.querySelector<HTMLElement>(`[data-title="${CSS.escape(kept.focus)}"] a`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }
}
