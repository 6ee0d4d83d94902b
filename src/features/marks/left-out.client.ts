import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';

const COUNT = '[data-left-out]';

/** Says how many titles a list leaves out: on its page, and among the cards that Load More has added to it. */
export function sayLeftOut(): void {
  const sentence = document.querySelector<HTMLElement>(`p${COUNT}`);
  if (!sentence) return;
  const counts = [...document.querySelectorAll<HTMLElement>(COUNT)];
  const total = counts.reduce((sum, { dataset }) => sum + Number(dataset['leftOut']), 0);
  const words = m.personal_list_left_out(counted(total));
  if (sentence.textContent.trim() !== words) sentence.textContent = words;
  sentence.hidden = total === 0;
}
