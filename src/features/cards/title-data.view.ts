import type { ListTitle } from '../../core/lists.ts';
import { pathOf } from '../../core/routes.ts';
import { parseTitleKey, titleKey } from '../../core/title.ts';

/** The attributes of an element that stands for a title, with what a list keeps of it; heldTitle reads them. */
export function titleData(title: ListTitle) {
  return {
    'data-title': titleKey(title),
    'data-name': title.title,
    'data-date': title.date ?? undefined,
    'data-vote': title.voteAverage ?? undefined,
    'data-poster': title.posterPath ?? undefined,
  };
}

/** The data of the title that an element is about: those of its card, or of the block of buttons on a page. */
function dataAround(element: Element): DOMStringMap | undefined {
  return element.closest<HTMLElement>('[data-title]')?.dataset;
}

/** The titleKey of the title that an element is about. */
export function heldKey(element: Element): string | null {
  return dataAround(element)?.['title'] ?? null;
}

/** The title that an element is about; null where it is about none. */
export function heldTitle(element: Element): ListTitle | null {
  const { title: key, name, date, vote, poster } = dataAround(element) ?? {};
  const id = parseTitleKey(key);
  if (!id || !name) return null;
  return {
    ...id,
    title: name,
    posterPath: poster ?? null,
    date: date ?? null,
    voteAverage: vote === undefined ? null : Number(vote),
  };
}

/** The titleKey of the title that a link leads to; null for one that leads elsewhere. */
export function linkedKey(link: HTMLAnchorElement): string | null {
  const key = pathOf(link.getAttribute('href') ?? '')
    .slice(1)
    .replace('/', '-');
  return parseTitleKey(key) === null ? null : (key ?? null);
}
