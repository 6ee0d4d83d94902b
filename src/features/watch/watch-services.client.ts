import { listenToHave } from './have-buttons.client.ts';

/** Makes the services of a title's page of offers selectable. */
class WatchServices extends HTMLElement {
  connectedCallback(): void {
    listenToHave(this);
  }
}

customElements.define('watch-services', WatchServices);
