/** Closes an open header menu on Escape, on a click elsewhere and when focus leaves; arrows walk it. */
class MenuDropdown extends HTMLElement {
  readonly #details = this.querySelector('details');
  readonly #abort = new AbortController();

  connectedCallback(): void {
    const { signal } = this.#abort;
    this.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    this.addEventListener(
      'focusout',
      (event) => {
        if (event.relatedTarget instanceof Node && !this.contains(event.relatedTarget)) this.#close();
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (event.target instanceof Node && !this.contains(event.target)) this.#close();
      },
      { signal },
    );
  }

  disconnectedCallback(): void {
    this.#abort.abort();
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
    const links = [...this.querySelectorAll('a')];
    const at = links.findIndex((link) => link === document.activeElement);
    links.at(at === -1 && step === -1 ? -1 : (at + step) % links.length)?.focus();
  }
}

customElements.define('menu-dropdown', MenuDropdown);
