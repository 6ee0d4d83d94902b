import { parseTitleKey, type TitleId } from '../../core/title.ts';
import { pageHideSeen } from './hide-seen.store.ts';
import { pageLists } from './create-lists.store.ts';
import { linkedKey } from '../cards/title-data.view.ts';
import { dim, reasonFor } from './why-dimmed.client.ts';

const SUGGESTION = 'a.suggestion';

const suggestions = () => document.querySelectorAll<HTMLAnchorElement>(SUGGESTION);

function paint(): void {
  for (const link of suggestions()) dim(link, reasonFor(linkedKey(link), true) ?? null);
}

/**
 * Dims dismissed titles among the suggestions of the search box, and seen ones for users who hide them.
 * Returns a function that stops it.
 */
export function dimSuggestions(): () => void {
  function look(): void {
    const titles = [...suggestions()].map((link) => parseTitleKey(linkedKey(link)));
    if (titles.length === 0) return;
    void pageLists().loadMarks(titles.filter((title): title is TitleId => title !== null));
    pageHideSeen().load();
    paint();
  }

  const observer = new MutationObserver((records) => {
    const news = records.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) => node instanceof Element && (node.matches(SUGGESTION) || node.querySelector(SUGGESTION)),
      ),
    );
    if (news) look();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const stops = [pageLists().$marks, pageHideSeen().$on].map((known) => known.listen(paint));
  look();
  return () => {
    observer.disconnect();
    for (const stop of stops) stop();
  };
}
