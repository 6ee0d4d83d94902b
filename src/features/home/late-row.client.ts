import { nameMarks } from '../marks/mark-names.client.ts';
import { fetchFragment } from '../../core/ui/fetch-fragment.ts';

/** Loads a row that was missing when the page was sent, with an error if that fails. */
class LateRow extends HTMLElement {
  /** The error's template, rendered by the server in the page's language. */
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

  /** Removes the row and its tab. */
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
