/** Closes an open menu on Escape, on a click outside and when the focus leaves; arrow keys move within it. */
class MenuDropdown extends HTMLElement {
  readonly #abort = new AbortController();

  /** Queried late: an island adds it after this element connects. */
  get #details() {
    return this.querySelector('details');
  }

  connectedCallback(): void {
    const { signal } = this.#abort;
    this.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    this.addEventListener('focusout', ({ relatedTarget }) => this.#onElsewhere(relatedTarget), { signal });
    document.addEventListener('pointerdown', ({ target }) => this.#onElsewhere(target), { signal });
  }

  disconnectedCallback(): void {
    this.#abort.abort();
  }

  /** Stays open for a dialog it opened, which returns the focus to it. */
  #onElsewhere(target: EventTarget | null): void {
    if (target instanceof Element && !this.contains(target) && !target.closest('[role$=dialog]'))
      this.#close();
  }

  #close(): void {
    this.#details?.removeAttribute('open');
  }

  #onKey(event: KeyboardEvent): void {
    const summary = this.querySelector('summary');
    if (event.key === 'Escape' && this.#details?.open) {
      this.#close();
      summary?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !this.#details) return;
    event.preventDefault();
    this.#details.open = true;
    const items = [...this.querySelectorAll<HTMLElement>('a, button')];
    const at = items.findIndex((item) => item === document.activeElement);
    items.at(at === -1 && step === -1 ? -1 : (at + step) % items.length)?.focus();
  }
}

customElements.define('menu-dropdown', MenuDropdown);
