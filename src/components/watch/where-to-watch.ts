import { fetchFragment } from '../../islands/ui/fetch-fragment.ts';
import { readerRegion } from '../../islands/watch/reader-region.ts';

/**
 * Shows where a title can be seen in its reader's region. The page has the default one, for everybody, or that of whoever
 * it was drawn for; another is fetched, and where that fails what was shown stays, which names its region.
 */
class WhereToWatch extends HTMLElement {
  readonly #own = [...this.childNodes];
  #asked = this.dataset['region'];

  connectedCallback(): void {
    const { chosen, person } = this.dataset;
    void this.#show(chosen ?? readerRegion());
    if (person) {
      void this.#showPersons();
      this.#offer();
    } else
      for (const name of ['pointerover', 'focusin', 'touchstart'])
        this.addEventListener(name, this.#offer, { once: true, passive: true });
  }

  /** "I have this": loaded at once for a person whose page does not say it, else with the first pointer or focus on the block. */
  readonly #offer = (): void => {
    void import('../../islands/watch/have-services.ts').then((script) =>
      script.serveHave(this, () => this.#asked),
    );
  };

  /** Whoever is signed in may have said elsewhere where they are. */
  async #showPersons(): Promise<void> {
    const { personsRegion } = await import('../../islands/watch/persons-region.ts');
    await this.#show(await personsRegion());
  }

  async #show(region: string | null): Promise<void> {
    if (!region || region === this.#asked) return;
    const { path = '', region: own } = this.dataset;
    this.#asked = region;
    if (region === own) return this.replaceChildren(...this.#own);
    const found = await fetchFragment(`/watch${path}?region=${region}`);
    if (found.kind === 'ok' && region === this.#asked) this.replaceChildren(...found.body.childNodes);
  }
}

customElements.define('where-to-watch', WhereToWatch);
