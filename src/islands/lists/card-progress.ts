import type { OwnCard } from '../../domain/lists/own-cards.ts';
import { SERIES_MESSAGES } from '../../domain/messages.ts';
import { pageProgress } from '../../stores/series/card-progress.ts';
import type { CardSource } from './card-sources.ts';

/** How far somebody is in a series they follow, along the lower edge of its poster. */
export const progressSource: CardSource<NonNullable<OwnCard['progress']>> = {
  load: (titles) => pageProgress().load(titles.filter(({ kind }) => kind === 'tv')),
  listen: (changed) => void pageProgress().$values.listen(changed),
  known: (key) => pageProgress().$values.get().get(key),
  show(card, progress) {
    const found = card.querySelector<HTMLProgressElement>('progress');
    if (!progress || progress.aired === 0) {
      found?.remove();
      return;
    }
    const bar = found ?? document.createElement('progress');
    if (!found) card.querySelector('.poster-frame')?.append(bar);
    if (bar.max !== progress.aired) bar.max = progress.aired;
    if (bar.value !== progress.watched) bar.value = progress.watched;
    bar.setAttribute('aria-label', SERIES_MESSAGES.progressOf(progress.watched, progress.aired));
  },
};
