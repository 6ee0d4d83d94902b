import { HOME_MESSAGES, LOAD_MORE_MESSAGES } from '../../domain/messages.ts';
import { ForeignAnswer, ownAnswer } from '../../domain/own-answer.ts';
import { nameMarks } from '../../islands/lists/mark-names.ts';

/** Fetches a row of cards that had not come when the page was sent, and says so when it does not come at all. */
class LateRow extends HTMLElement {
  connectedCallback(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    const { rail = '', optional } = this.dataset;
    try {
      const response = ownAnswer(await fetch(`/partials/home/${rail}`));
      if (!response.ok && response.status !== 404) throw new Error(String(response.status));
      const row = response.ok
        ? new DOMParser().parseFromString(await response.text(), 'text/html').body
        : null;
      if (row?.firstElementChild) this.replaceWith(...row.childNodes);
      else (this.closest('section') ?? this).remove();
      nameMarks();
    } catch (error) {
      if (optional === undefined)
        this.#fail(error instanceof ForeignAnswer ? LOAD_MORE_MESSAGES.foreign : HOME_MESSAGES.failed);
      else (this.closest('section') ?? this).remove();
    }
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
