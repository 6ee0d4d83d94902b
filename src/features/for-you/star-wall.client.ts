/**
 * Rates or skips well-known titles without reloading: keys 1 to 5 and S on a focused title, or a tap. Without
 * scripts each form redirects back here.
 */
class StarWall extends HTMLElement {
  connectedCallback(): void {
    for (const skip of this.querySelectorAll<HTMLElement>('[data-skip]')) skip.hidden = false;
    this.addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      event.preventDefault();
      void this.#give(form, event.submitter as HTMLButtonElement);
    });
    this.addEventListener('click', ({ target }) => {
      const skip = (target as Element).closest<HTMLElement>('[data-skip]');
      if (skip) this.#leave(skip);
    });
    this.addEventListener('keydown', (event) => this.#key(event));
  }

  #key(event: KeyboardEvent): void {
    const card = (event.target as Element).closest('li');
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[1-5]$/.test(event.key))
      card.querySelectorAll<HTMLButtonElement>('[name="stars"]')[Number(event.key) - 1]?.click();
    else if (event.key.toLowerCase() === 's') card.querySelector<HTMLElement>('[data-skip]')?.click();
    else return;
    event.preventDefault();
  }

  async #give(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    button.ariaPressed = 'true';
    const kept = await this.#send(form, new FormData(form, button));
    form.ariaBusy = 'false';
    if (!kept) {
      button.ariaPressed = 'false';
      this.#tell(this.dataset['failed'] ?? '');
      return;
    }
    this.dataset['given'] = String(Number(this.dataset['given']) + 1);
    this.#leave(button);
  }

  async #send(form: HTMLFormElement, body: FormData): Promise<boolean> {
    try {
      const headers = { Accept: 'application/json' };
      return (await fetch(form.action, { method: 'POST', body, headers })).ok;
    } catch (error) {
      // `fetch` throws this without a network.
      if (error instanceof TypeError) return false;
      throw error;
    }
  }

  /** Removes the title of the pressed button, announces it, and focuses the next. */
  #leave(pressed: HTMLElement): void {
    const card = pressed.closest('li');
    if (!card) return;
    const next = card.nextElementSibling ?? card.previousElementSibling;
    const steps = JSON.parse(this.dataset['steps'] ?? '[]') as string[];
    const needed = steps.length - 1;
    const given = Math.min(Number(this.dataset['given']), needed);
    this.#tell(`${pressed.dataset['said'] ?? ''} ${steps[given] ?? ''}`);
    card.remove();
    next?.querySelector<HTMLElement>('a')?.focus();
    const ready = this.querySelector<HTMLElement>('[data-ready]');
    if (ready) ready.hidden = given < needed;
    if (next) return;
    const over = this.querySelector<HTMLElement>('[data-over]');
    if (over) over.hidden = given >= needed;
    (given < needed ? over?.querySelector('a') : ready)?.focus();
  }

  #tell(text: string): void {
    const line = this.querySelector('[data-progress]');
    if (line) line.textContent = text;
  }
}

customElements.define('star-wall', StarWall);
