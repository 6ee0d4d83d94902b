import { nameMarks } from '../marks/mark-names.client.ts';
import { fetchFragment } from '../../core/ui/fetch-fragment.ts';

/** Fetches a row of cards that had not come when the page was sent, and says so when it does not come at all. */
class LateRow extends HTMLElement {
  /** What is shown when the row does not come, as the server says it in the language of the page. */
  #failure = this.querySelector('template');

  connectedCallback(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    const { rail = '', optional } = this.dataset;
    const answer = await fetchFragment(`/home/${rail}`);
    if (answer.kind === 'ok' && answer.body.firstElementChild) {
      this.replaceWith(...answer.body.childNodes);
      nameMarks();
    } else if (answer.kind === 'ok' || answer.kind === 'none' || optional !== undefined) this.#leave();
    else this.#fail(answer.kind === 'foreign');
  }

  /** Takes the rail away, and tells the tab it may have. */
  #leave(): void {
    const section = this.closest('section');
    const tab = section && document.getElementById(`${section.id}-tab`);
    (section ?? this).remove();
    tab?.dispatchEvent(new Event('empty', { bubbles: true }));
  }

  #fail(foreign: boolean): void {
    const failure = this.#failure?.content.cloneNode(true) as DocumentFragment;
    const text = failure.querySelector('p');
    if (text && foreign) text.textContent = text.dataset['foreign'] ?? '';
    failure.querySelector('button')?.addEventListener('click', () => void this.#load());
    this.replaceChildren(failure);
  }
}

customElements.define('late-row', LateRow);
