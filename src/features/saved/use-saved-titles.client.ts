import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { OwnCards } from '../cards/own-cards.ts';
import { openState, shownTitles, type SavedTitlesState, type ShownTitles } from './saved-entries.ts';
import type { SavedPage } from './saved-titles.ts';
import { pageLists } from '../marks/create-lists.store.ts';
import { followStars } from '../reviews/own-stars.store.ts';
import { pageSavedTitles } from './create-saved-titles.store.ts';
import { useStore } from '../../core/ui/use-store.ts';

interface SavedTitlesInUse {
  state: SavedTitlesState;
  shown: ShownTitles;
  /** The element around the entries. */
  panel: RefObject<HTMLDivElement | null>;
  /** Focuses the entry of a titleKey once it is rendered; null for the panel. */
  moveFocus: (key: string | null) => void;
}

const cameBack = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
};

/** The saved titles as rendered, with the changes since. */
export function useSavedTitles(page: SavedPage, own: OwnCards | undefined): SavedTitlesInUse {
  const { $savedTitles, follow, rememberPlace, restorePlace } = pageSavedTitles();
  const followed = useStore($savedTitles);
  const marks = useStore(pageLists().$marks);
  const state = useMemo(() => followed ?? openState(page), [followed, page]);
  const shown = useMemo(() => shownTitles(state, marks), [state, marks]);
  const panel = useRef<HTMLDivElement>(null);
  const [goal, setGoal] = useState<{ key: string | null; scroll: boolean }>();

  useEffect(() => {
    // Before `follow` reads it: the header's island may fill the store later.
    if (own) pageLists().takeOver(page.userId, own.cards);
    const stop = follow(page);
    followStars();
    if (cameBack()) {
      void restorePlace().then((key) => {
        if (key) setGoal({ key, scroll: true });
      });
    }
    // Recorded on focus: a page left for one with another opener policy loses the focus before it is hidden.
    let focused: string | null = null;
    const note = ({ target }: FocusEvent) => {
      const entry = target instanceof Element ? target.closest<HTMLElement>('[data-title]') : null;
      focused = entry?.dataset['title'] ?? null;
    };
    const remember = () => rememberPlace(focused);
    addEventListener('focusin', note);
    addEventListener('pagehide', remember);
    return () => {
      removeEventListener('focusin', note);
      removeEventListener('pagehide', remember);
      stop();
    };
  }, [page, own]);

  useEffect(() => {
    if (!goal) return;
    const entry = goal.key && panel.current?.querySelector(`[data-title="${CSS.escape(goal.key)}"]`);
    const link = entry ? entry.querySelector<HTMLElement>('a') : panel.current;
    link?.focus({ preventScroll: goal.scroll });
    if (goal.scroll) link?.scrollIntoView({ block: 'center' });
  }, [goal]);

  const moveFocus = (key: string | null) => setGoal({ key, scroll: false });
  return { state, shown, panel, moveFocus };
}
