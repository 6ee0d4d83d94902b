import { fetchFragment } from '../../core/ui/fetch-fragment.ts';
import { listenToHave, ownWatching } from './have-buttons.client.ts';
import { readerRegion } from './reader-region.client.ts';

/**
 * Shows a title's offers in the reader's region. The page has those of the default region, or of the user it
 * was rendered for; others are fetched. If that fails, the rendered ones remain with their region's name.
 */
class WhereToWatch extends HTMLElement {
  readonly #initial = [...this.childNodes];
  readonly #initialRegion = this.dataset['region'];

  connectedCallback(): void {
    listenToHave(this);
    const { chosen, person } = this.dataset;
    void this.#show(chosen ?? readerRegion());
    if (!person) return;
    void this.#showOwn();
  }

  /** Loads the signed-in user's services and region, which the page lacks. */
  async #showOwn(): Promise<void> {
    const { personsRegion, serveHave } = await ownWatching();
    serveHave(this);
    await this.#show(await personsRegion());
  }

  async #show(region: string | null): Promise<void> {
    if (!region || region === this.dataset['region']) return;
    this.dataset['region'] = region;
    if (region === this.#initialRegion) return this.replaceChildren(...this.#initial);
    const found = await fetchFragment(`/watch${this.dataset['path'] ?? ''}?region=${region}`);
    if (found.kind !== 'ok' || region !== this.dataset['region']) return;
    this.toggleAttribute('data-other', this.querySelector('dl') !== null);
    this.replaceChildren(...found.body.childNodes);
    // The fragment is the same for everyone.
    if (document.documentElement.dataset['signedIn'] !== undefined) (await ownWatching()).serveHave(this);
  }
}

customElements.define('where-to-watch', WhereToWatch);
