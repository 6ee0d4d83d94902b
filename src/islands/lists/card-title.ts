import type { ListTitle } from '../../domain/lists.ts';
import { parseTitleKey } from '../../domain/title.ts';

/** What stands around a title: its card, or the block of buttons on its page. */
const HOLDER = '[data-title]';

/** The key of the title that a list button is about. */
export function titleKeyOf(button: Element): string | null {
  return button.closest<HTMLElement>(HOLDER)?.dataset['title'] ?? null;
}

/** What a list keeps of the title, read from the card itself, or from where its page says it in full. */
export function listTitleOf(button: Element): ListTitle | null {
  const holder = button.closest<HTMLElement>(HOLDER);
  const id = parseTitleKey(holder?.dataset['title']);
  if (!holder || !id) return null;
  const { entry } = holder.dataset;
  if (entry) return { ...id, ...(JSON.parse(entry) as Omit<ListTitle, 'kind' | 'id'>) };
  const text = (selector: string) => holder.querySelector(selector)?.textContent ?? '';
  const file = holder.querySelector('img')?.getAttribute('src')?.split('/').at(-1);
  const vote = /[\d.]+$/.exec(text('.title-card-vote'));
  return {
    ...id,
    title: text('.title-card-name'),
    posterPath: file ? `/${file}` : null,
    date: holder.querySelector('time')?.dateTime ?? null,
    voteAverage: vote ? Number(vote[0]) : null,
  };
}
