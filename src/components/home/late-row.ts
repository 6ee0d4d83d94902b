import { m } from '../../paraglide/messages.js';
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
    } else if (answer.kind === 'ok' || answer.kind === 'none' || optional !== undefined) this.#leave();
    else this.#fail(answer.kind === 'foreign' ? m.load_more_foreign() : m.home_failed());
  }

  /** Takes the rail away, and tells the tab it may have. */
  #leave(): void {
    const section = this.closest('section');
    const tab = section && document.getElementById(`${section.id}-tab`);
    (section ?? this).remove();
    tab?.dispatchEvent(new Event('empty', { bubbles: true }));
  }

  #fail(why: string): void {
    const again = document.createElement('button');
    again.className = 'button button-quiet mt-4';
    again.textContent = m.home_again();
    again.addEventListener('click', () => void this.#load());
    const text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.textContent = why;
    this.replaceChildren(text, again);
  }
}

customElements.define('late-row', LateRow);
