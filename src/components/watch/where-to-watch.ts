import { fetchFragment } from '../../islands/ui/fetch-fragment.ts';
import { readerRegion } from '../../islands/watch/reader-region.ts';

/**
 * Shows where a title can be seen in its reader's region. The page has the default one, for everybody, or that of whoever
 * it was drawn for; another is fetched, and where that fails what was shown stays, which names its region.
 */
class WhereToWatch extends HTMLElement {
  readonly #drawn = [...this.childNodes];
  readonly #drawnFor = this.dataset['region'];

  connectedCallback(): void {
    const { chosen, person } = this.dataset;
    void this.#show(chosen ?? readerRegion());
    if (!person) return;
    void this.#showPersons();
    // Whose page does not say what they have sees it without a use.
    void import('../../islands/watch/have-services.ts').then((script) => script.serveHave(this));
  }

  /** Whoever is signed in may have said elsewhere where they are. */
  async #showPersons(): Promise<void> {
    const { personsRegion } = await import('../../islands/watch/persons-region.ts');
    await this.#show(await personsRegion());
  }

  async #show(region: string | null): Promise<void> {
    if (!region || region === this.dataset['region']) return;
    this.dataset['region'] = region;
    if (region === this.#drawnFor) return this.replaceChildren(...this.#drawn);
    const found = await fetchFragment(`/watch${this.dataset['path'] ?? ''}?region=${region}`);
    if (found.kind === 'ok' && region === this.dataset['region'])
      this.replaceChildren(...found.body.childNodes);
  }
}

customElements.define('where-to-watch', WhereToWatch);
