/**
 * Applies a year chosen by pointer at once. Arrow keys on a closed select change it with each press, so then
 * Enter or the button applies it; the button also works without scripts.
 */
class YearFilter extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    const apply = () => {
      const year = new FormData(form).get('year');
      const url = new URL(form.action);
      if (typeof year === 'string' && year) url.searchParams.set('year', year);
      location.assign(url);
    };
    this.addEventListener('keydown', ({ key, target }) => {
      this.toggleAttribute('data-keys', true);
      if (key === 'Enter' && target instanceof HTMLSelectElement) apply();
    });
    this.addEventListener('pointerdown', () => this.toggleAttribute('data-keys', false));
    form.addEventListener('change', () => {
      if (!this.hasAttribute('data-keys')) apply();
    });
  }
}

customElements.define('year-filter', YearFilter);
