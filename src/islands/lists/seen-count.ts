import { isHeld, type MarkMap } from '../../domain/lists/lists.ts';
import { SEEN_MESSAGES } from '../../domain/messages.ts';
import { linkedKey } from '../shared/title-data.ts';
import { staysDrawn } from './stays-drawn.ts';

/** Says how many of its titles one has seen (components/media/SeenCount.astro). */
export const COUNT = '[data-seen]';

/** Lists whose links to titles are marked where one has seen them. */
const MARKED_LINKS = '[data-marks-seen] a[href]';

const counts = () => document.querySelectorAll<HTMLElement>(COUNT);
const links = () => document.querySelectorAll<HTMLAnchorElement>(MARKED_LINKS);

function keysOf({ dataset }: HTMLElement): string[] {
  return (['movie', 'tv'] as const).flatMap((kind) =>
    (dataset[kind] ?? '').split(' ').flatMap((id) => (id === '' ? [] : [`${kind}-${id}`])),
  );
}

/** The keys of all titles of the page that are counted, or marked where they have been seen. */
export function seenKeys(): string[] {
  const linked = [...links()].map(linkedKey).filter((key) => key !== null);
  return [...new Set([...[...counts()].flatMap(keysOf), ...linked])];
}

/** Says what is known of those titles now: what the page said until then, and of somebody who is signed out nothing. */
export function paintSeen(marks: MarkMap): void {
  const stays = staysDrawn();
  for (const count of counts()) {
    const keys = keysOf(count);
    const found = keys.map((key) => marks.get(key));
    const words = found.some((mark) => mark?.kind === 'failed')
      ? SEEN_MESSAGES.unknown
      : found.every((mark) => mark?.kind === 'known')
        ? SEEN_MESSAGES.count(
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
    check.textContent = ` ${SEEN_MESSAGES.title}`;
    link.append(check);
  }
}
