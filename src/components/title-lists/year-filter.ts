/** Applies the year as soon as it is chosen; without scripts the Filter button does. */
class YearFilter extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    this.querySelector('[data-apply]')?.setAttribute('hidden', '');
    form?.addEventListener('change', () => {
      const year = new FormData(form).get('year');
      const url = new URL(form.action);
      if (typeof year === 'string' && year) url.searchParams.set('year', year);
      location.assign(url);
    });
  }
}

customElements.define('year-filter', YearFilter);
