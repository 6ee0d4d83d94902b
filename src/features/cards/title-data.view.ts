import type { ListTitle } from '../../core/lists.ts';
import { pathOf } from '../../core/routes.ts';
import { parseTitleKey, titleKey } from '../../core/title.ts';

/** Data attributes of a title's element, with all a list saves of it; heldTitle reads them. */
export function titleData(title: ListTitle) {
  return {
    'data-title': titleKey(title),
    'data-name': title.title,
    'data-date': title.date ?? undefined,
    'data-vote': title.voteAverage ?? undefined,
    'data-poster': title.posterPath ?? undefined,
  };
}

/** The dataset of the closest title: a card, or a block of buttons. */
function dataAround(element: Element): DOMStringMap | undefined {
  return element.closest<HTMLElement>('[data-title]')?.dataset;
}

/** The titleKey of an element's title; null if it has none. */
export function heldKey(element: Element): string | null {
  return dataAround(element)?.['title'] ?? null;
}

/** The title of an element; null if it has none. */
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

/** The titleKey of a link's title; null if it leads elsewhere. */
export function linkedKey(link: HTMLAnchorElement): string | null {
  const key = pathOf(link.getAttribute('href') ?? '')
    .slice(1)
    .replace('/', '-');
  return parseTitleKey(key) === null ? null : (key ?? null);
}
