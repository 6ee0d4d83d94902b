/** Ends a button's own name where that of its title begins. */
const OF = ': ';

/** Gives the list buttons of cards names that can be told apart: "Wishlist: The Matrix". */
export function nameMarks(): void {
  for (const card of document.querySelectorAll<HTMLElement>('.title-card')) {
    for (const button of card.querySelectorAll<HTMLElement>('[data-mark]')) {
      if (!button.title.includes(OF)) button.title += OF + (card.dataset['name'] ?? '');
    }
  }
}
