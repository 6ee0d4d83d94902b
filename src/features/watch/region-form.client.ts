import { rememberRegion } from './reader-region.client.ts';

/**
 * Remembers the chosen region. Only this form links the page to itself, so its response remembers the region,
 * even if it was sent before the script loaded. Without scripts the region is only shown.
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
