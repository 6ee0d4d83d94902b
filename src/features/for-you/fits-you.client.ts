import { fetchFragment } from '../../core/ui/fetch-fragment.ts';

/** Loads how well a title fits the signed-in user, after the page; stays empty if it is unknown. */
class FitsYou extends HTMLElement {
  connectedCallback(): void {
    const load = () => void this.#load();
    if (document.readyState === 'complete') load();
    else addEventListener('load', load, { once: true });
  }

  async #load(): Promise<void> {
    const answer = await fetchFragment(this.dataset['path'] ?? '');
    if (answer.kind === 'ok') this.replaceChildren(...answer.body.childNodes);
  }
}

customElements.define('fits-you', FitsYou);
