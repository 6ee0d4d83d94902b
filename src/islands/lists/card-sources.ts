import type { TitleId } from '../../domain/title.ts';
import { dismissedSource } from './card-dismissed.ts';
import { servicesSource } from './card-services.ts';

/** One thing that cards say to somebody signed in, besides which lists hold the title. */
export interface CardSource<Value = unknown> {
  /** Learns about the titles of the page, in as few calls as it can; what is known is not asked again. */
  load: (titles: readonly TitleId[]) => Promise<void>;
  /** Tells whenever there may be something else to show. */
  listen: (changed: () => void) => void;
  /** What is known of the title (titleKey) of a card: null for nothing, undefined while that is not known. */
  known: (key: string, card: HTMLElement) => Value | null | undefined;
  /**
   * Shows on a card what is known of its title, or takes away what was shown. It comes late, so it must not change the
   * size of the card.
   */
  show(card: HTMLElement, value: Value | null, key: string): void;
}

/** A source whose code comes with the first title that concerns it: a page without such titles does without it. */
function lateSource(
  concerns: (title: TitleId) => boolean,
  fetchSource: () => Promise<CardSource>,
): CardSource {
  let source: CardSource | undefined;
  const listeners: (() => void)[] = [];
  return {
    async load(titles) {
      if (!titles.some(concerns)) return;
      source ??= await fetchSource();
      for (const listener of listeners.splice(0)) {
        source.listen(listener);
        // Who has left meanwhile is told of by nothing else.
        listener();
      }
      await source.load(titles);
    },
    listen(changed) {
      if (source) source.listen(changed);
      else listeners.push(changed);
    },
    known: (key, card) => source?.known(key, card),
    show: (...shown) => source?.show(...shown),
  };
}

const progressSource = lateSource(
  ({ kind }) => kind === 'tv',
  async () => (await import('./card-progress.ts')).progressSource,
);

/** What the list says of itself: it changes with the cards that come, and only lists made for somebody say it. */
const leftOutSource: CardSource = {
  async load() {
    if (!document.querySelector('[data-left-out]')) return;
    (await import('./left-out.ts')).sayLeftOut();
  },
  listen: () => {},
  known: () => undefined,
  show: () => {},
};

/**
 * Everything cards learn late. A source is a function of the database, `createCardMarks` over it (stores/lists/card-marks.ts)
 * and how a card shows it; `card-marks.ts` asks all of them at once, also for cards that come later.
 */
export const CARD_SOURCES: readonly CardSource[] = [
  dismissedSource,
  progressSource,
  servicesSource,
  leftOutSource,
];
