import { memoryIn } from '../../core/memory-in.ts';
import { keptCards } from './kept-cards.view.ts';
import type { MoreCards } from './more-cards.client.ts';

/** Turns the Load More link, which is pagination without scripts, into appending. What appends is fetched on first use. */
class LoadMore extends HTMLElement {
  #cards: Promise<MoreCards | undefined> | undefined;

  connectedCallback(): void {
    for (const name of ['pointerover', 'touchstart', 'focusin'])
      this.addEventListener(name, () => void this.#fetch(), { passive: true });
    this.addEventListener('click', (event) => {
      const { target, button, metaKey, ctrlKey, shiftKey } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-more]');
      if (!link || metaKey || ctrlKey || shiftKey || button !== 0) return;
      event.preventDefault();
      void this.#append(link);
    });
    // What had been loaded when the page was left comes back with it, and with no other visit of its address.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'back_forward') void this.#fetch();
    else memoryIn(() => sessionStorage).forget(keptCards());
  }

  /** Without the script the link leads where it leads without scripts. */
  async #append(link: HTMLAnchorElement): Promise<void> {
    const cards = await this.#fetch();
    if (cards) await cards.load();
    else location.assign(link.href);
  }

  /** Undefined for a script that could not be fetched. The next use fetches it again. */
  #fetch(): Promise<MoreCards | undefined> {
    this.#cards ??= import('./more-cards.client.ts').then(
      (script) => new script.MoreCards(this),
      () => (this.#cards = undefined),
    );
    return this.#cards;
  }
}

customElements.define('load-more', LoadMore);
