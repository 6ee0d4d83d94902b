import { ownAnswer } from '../../domain/own-answer.ts';
import { hasSessionCookie } from '../../domain/auth/session-cookie.ts';
import { readerRegion, rememberRegion } from '../../islands/watch/reader-region.ts';

/**
 * Shows where a title can be seen in its reader's region. The page has the default one, for everybody; another is
 * fetched, and where that fails what was shown stays, which names its region.
 */
class WhereToWatch extends HTMLElement {
  readonly #own = [...this.childNodes];
  #asked = this.dataset['region'];

  connectedCallback(): void {
    void this.#show(readerRegion());
    if (hasSessionCookie(document.cookie)) {
      void this.#showPersons();
      this.#offer();
    } else
      for (const name of ['pointerover', 'focusin', 'touchstart'])
        this.addEventListener(name, this.#offer, { once: true, passive: true });
  }

  /** "I have this": loaded at once if a person is signed in, else with the first pointer or focus on the block. */
  readonly #offer = (): void => {
    void import('../../islands/watch/have-services.ts').then(({ serveHave }) =>
      serveHave(this, () => this.#asked),
    );
  };

  /** Whoever is signed in may have said elsewhere where they are. */
  async #showPersons(): Promise<void> {
    const { personsRegion } = await import('../../islands/watch/persons-region.ts');
    const region = await personsRegion();
    if (region === null) return;
    rememberRegion(region);
    await this.#show(region);
  }

  async #show(region: string | null): Promise<void> {
    if (!region || region === this.#asked) return;
    const { path = '', region: own } = this.dataset;
    this.#asked = region;
    const nodes = region === own ? this.#own : await fragment(`/partials/watch${path}?region=${region}`);
    if (nodes && region === this.#asked) this.replaceChildren(...nodes);
  }
}

/** What stands in a fragment of this site; null when there is none to be had. */
async function fragment(address: string): Promise<ChildNode[] | null> {
  try {
    const response = ownAnswer(await fetch(address));
    if (!response.ok) return null;
    return [...new DOMParser().parseFromString(await response.text(), 'text/html').body.childNodes];
  } catch (error) {
    // What fetch throws, and a page of somebody in between.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

customElements.define('where-to-watch', WhereToWatch);
