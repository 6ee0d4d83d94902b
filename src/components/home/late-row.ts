import { HOME_MESSAGES, LOAD_MORE_MESSAGES } from '../../domain/messages.ts';
import { nameMarks } from '../../islands/lists/mark-names.ts';
import { fetchFragment } from '../../islands/ui/fetch-fragment.ts';

/** Fetches a row of cards that had not come when the page was sent, and says so when it does not come at all. */
class LateRow extends HTMLElement {
  connectedCallback(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    const { rail = '', optional } = this.dataset;
    const answer = await fetchFragment(`/home/${rail}`);
    if (answer.kind === 'ok' && answer.body.firstElementChild) {
      this.replaceWith(...answer.body.childNodes);
      nameMarks();
    } else if (answer.kind === 'ok' || answer.kind === 'none' || optional !== undefined)
      (this.closest('section') ?? this).remove();
    else this.#fail(answer.kind === 'foreign' ? LOAD_MORE_MESSAGES.foreign : HOME_MESSAGES.failed);
  }

  #fail(why: string): void {
    const again = document.createElement('button');
    again.className = 'button button-quiet mt-4';
    again.textContent = HOME_MESSAGES.again;
    again.addEventListener('click', () => void this.#load());
    const text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.textContent = why;
    this.replaceChildren(text, again);
  }
}

customElements.define('late-row', LateRow);
