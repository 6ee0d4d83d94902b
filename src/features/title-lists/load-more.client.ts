import { memoryIn } from '../../core/memory-in.ts';
import { keptCards } from './kept-cards.view.ts';
import type { MoreCards } from './more-cards.client.ts';

/** Makes the Load More link, pagination without scripts, append cards. Its code loads on first use. */
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
    // Restores loaded cards on Back and Forward only.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'back_forward') void this.#fetch();
    else memoryIn(() => sessionStorage).forget(keptCards());
  }

  /** Follows the link if the script cannot be fetched. */
  async #append(link: HTMLAnchorElement): Promise<void> {
    const cards = await this.#fetch();
    if (cards) await cards.load();
    else location.assign(link.href);
  }

  /** Undefined if the script could not be fetched; the next use retries. */
  #fetch(): Promise<MoreCards | undefined> {
    this.#cards ??= import('./more-cards.client.ts').then(
      (script) => new script.MoreCards(this),
      () => (this.#cards = undefined),
    );
    return this.#cards;
  }
}

customElements.define('load-more', LoadMore);
