import { listenToHave } from './have-buttons.client.ts';

/** The services where a title can be seen, which the user can say they have. */
class WatchServices extends HTMLElement {
  connectedCallback(): void {
    listenToHave(this);
  }
}

customElements.define('watch-services', WatchServices);
