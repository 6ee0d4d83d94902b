import { rememberRegion } from '../../../islands/watch/reader-region.ts';

/** Remembers the region that is chosen, for the pages of titles; without scripts it is shown and not remembered. */
class RegionForm extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', () => {
      const region = this.querySelector('select')?.value;
      if (region) rememberRegion(region);
    });
  }
}

customElements.define('region-form', RegionForm);
