import { readingKey } from '../../core/language/reading-key.ts';

/** Turns links to sections of the page into tabs with arrow keys. */
class TitleTabs extends HTMLElement {
  #tabs = [...this.querySelectorAll<HTMLAnchorElement>('[data-tabs] a')];

  connectedCallback(): void {
    this.querySelector('[data-tabs]')?.setAttribute('role', 'tablist');
    for (const tab of this.#tabs) {
      const panel = this.#panelOf(tab);
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-controls', panel?.id ?? '');
      panel?.setAttribute('role', 'tabpanel');
      tab.addEventListener('click', (event) => {
        event.preventDefault();
        this.#select(tab);
      });
      tab.addEventListener('keydown', (event) => this.#onKey(event, tab));
    }
    this.addEventListener('empty', ({ target }) => this.#drop(target as HTMLAnchorElement));
    const linked = this.#tabs.find((tab) => tab.hash === location.hash);
    const first = linked ?? this.#tabs[0];
    if (first) this.#select(first);
  }

  #panelOf(tab: HTMLAnchorElement): Element | null {
    return this.querySelector(tab.hash);
  }

  #select(chosen: HTMLAnchorElement): void {
    for (const tab of this.#tabs) {
      const selected = tab === chosen;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      this.#panelOf(tab)?.toggleAttribute('hidden', !selected);
    }
  }

  /** Removes an empty tab and selects another. */
  #drop(tab: HTMLAnchorElement): void {
    const wasChosen = tab.getAttribute('aria-selected') === 'true';
    this.#tabs = this.#tabs.filter((other) => other !== tab);
    tab.remove();
    const [first] = this.#tabs;
    if (!first) this.remove();
    else if (wasChosen) this.#select(first);
  }

  #onKey(event: KeyboardEvent, tab: HTMLAnchorElement): void {
    const last = this.#tabs.length - 1;
    const at = this.#tabs.indexOf(tab);
    const goal = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
      ' ': at,
    }[readingKey(event.key, document.dir)];
    const next = goal === undefined ? undefined : this.#tabs[goal];
    if (!next) return;
    event.preventDefault();
    this.#select(next);
    next.focus();
  }
}

customElements.define('title-tabs', TitleTabs);
