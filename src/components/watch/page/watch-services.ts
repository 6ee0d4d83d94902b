import { drawnFor } from '../../../domain/auth/drawn.ts';
import { hasSessionCookie } from '../../../domain/auth/session-cookie.ts';

/**
 * "I have this" on the page of all services: loaded at once for a person whose page does not say it, else with the
 * first pointer or focus on the list.
 */
class WatchServices extends HTMLElement {
  connectedCallback(): void {
    if (hasSessionCookie(document.cookie) && drawnFor() === undefined) this.#offer();
    else
      for (const name of ['pointerover', 'focusin', 'touchstart'])
        this.addEventListener(name, this.#offer, { once: true, passive: true });
  }

  readonly #offer = (): void => {
    void import('../../../islands/watch/have-services.ts').then((script) =>
      script.serveHave(this, () => this.dataset['region']),
    );
  };
}

customElements.define('watch-services', WatchServices);
