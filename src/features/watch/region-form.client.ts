import { rememberRegion } from './reader-region.client.ts';

/**
 * Remembers the region that was chosen, for the pages of titles. Only this form leads from the page to itself, and its
 * answer remembers: the form may be sent before its script is there. Without scripts the region is shown, not remembered.
 */
class RegionForm extends HTMLElement {
  connectedCallback(): void {
    const from = document.referrer && new URL(document.referrer);
    const { region } = this.dataset;
    if (region && from && from.origin === location.origin && from.pathname === location.pathname)
      rememberRegion(region);
  }
}

customElements.define('region-form', RegionForm);
