import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';

const COUNT = '[data-left-out]';

/** Updates how many titles a list leaves out, including those among cards that Load More added. */
export function sayLeftOut(): void {
  const sentence = document.querySelector<HTMLElement>(`p${COUNT}`);
  if (!sentence) return;
  const counts = [...document.querySelectorAll<HTMLElement>(COUNT)];
  const total = counts.reduce((sum, { dataset }) => sum + Number(dataset['leftOut']), 0);
  const words = m.personal_list_left_out(counted(total));
  if (sentence.textContent.trim() !== words) sentence.textContent = words;
  sentence.hidden = total === 0;
}
