import { fetchFragment } from '../../core/ui/fetch-fragment.ts';

/** How well a title fits whoever is signed in: asked for when the page is done, and empty where nobody can say. */
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
