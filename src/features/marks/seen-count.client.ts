import { seenCount } from '../cards/seen-words.ts';
import { m } from '../../paraglide/messages.js';
import { isHeld, type MarkMap } from '../../core/lists.ts';
import { linkedKey } from '../cards/title-data.view.ts';

/** How many of a list's titles the user has seen (features/cards/SeenCount.astro). */
export const COUNT = '[data-seen]';

/** Lists in which links to seen titles are marked. */
const MARKED_LINKS = '[data-marks-seen] a[href]';

const counts = () => document.querySelectorAll<HTMLElement>(COUNT);
const links = () => document.querySelectorAll<HTMLAnchorElement>(MARKED_LINKS);

function keysOf({ dataset }: HTMLElement): string[] {
  return (['movie', 'tv'] as const).flatMap((kind) =>
    (dataset[kind] ?? '').split(' ').flatMap((id) => (id === '' ? [] : [`${kind}-${id}`])),
  );
}

/** The titleKeys of all titles that are counted or marked. */
export function seenKeys(): string[] {
  const linked = [...links()].map(linkedKey).filter((key) => key !== null);
  return [...new Set([...[...counts()].flatMap(keysOf), ...linked])];
}

/** Shows the loaded counts. Until they are loaded, the rendered ones remain if `stays`. */
export function paintSeen(marks: MarkMap, stays: boolean): void {
  for (const count of counts()) {
    const keys = keysOf(count);
    const found = keys.map((key) => marks.get(key));
    const words = found.some((mark) => mark?.kind === 'failed')
      ? m.seen_unknown()
      : found.every((mark) => mark?.kind === 'known')
        ? seenCount(
            found.filter((mark) => mark?.kind === 'known' && mark.lists.watched).length,
            keys.length,
            count.dataset['seen'] === 'best',
          )
        : (stays && count.textContent) || '';
    if (count.textContent !== words) count.textContent = words;
    count.hidden = words === '' && found.every((mark) => mark === undefined);
  }
  for (const link of links()) {
    const seen = isHeld(marks.get(linkedKey(link) ?? ''), 'watched');
    if (seen !== null || !stays) paintLink(link, seen === true);
  }
}

function paintLink(link: HTMLAnchorElement, seen: boolean): void {
  const mark = link.querySelector('[data-seen-mark]');
  if (!seen) mark?.remove();
  else if (!mark) {
    const check = document.createElement('span');
    check.dataset['seenMark'] = '';
    check.textContent = ` ${m.seen_title()}`;
    link.append(check);
  }
}
