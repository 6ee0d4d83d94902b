/** Plays the trailer in a dialog. The player loads on click and is removed when the dialog closes. */
class TrailerPlayer extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    const frame = this.querySelector('[data-frame]');
    if (!dialog || !frame) return;
    this.querySelector('[data-open]')?.addEventListener('click', (event) => {
      event.preventDefault();
      frame.replaceChildren(this.#player());
      dialog.showModal();
    });
    dialog.addEventListener('close', () => frame.replaceChildren());
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
  }

  #player(): HTMLIFrameElement {
    const player = document.createElement('iframe');
    player.src = this.dataset['url'] ?? '';
    player.title = this.dataset['title'] ?? '';
    player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    player.referrerPolicy = 'strict-origin-when-cross-origin';
    player.className = 'size-full border-0';
    return player;
  }
}

customElements.define('trailer-player', TrailerPlayer);

// Makes a script without imports a module.
export {};
