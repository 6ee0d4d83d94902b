import { isHeld } from '../../domain/lists.ts';
import { LIST_MESSAGES } from '../../domain/messages.ts';
import { parseTitleKey, type TitleId } from '../../domain/title.ts';
import { pageLists } from '../../stores/lists/create-lists.ts';
import { linkedKey } from '../shared/title-data.ts';

const SUGGESTION = 'a.suggestion';

const suggestions = () => document.querySelectorAll<HTMLAnchorElement>(SUGGESTION);

function paint(): void {
  const marks = pageLists().$marks.get();
  for (const link of suggestions()) {
    const dismissed = isHeld(marks.get(linkedKey(link) ?? ''), 'dismissed') === true;
    if (dismissed) link.dataset['dismissed'] = LIST_MESSAGES.dismissed.button;
    else delete link.dataset['dismissed'];
  }
}

/** Dims what the person is not interested in among the suggestions of the search box; answers how to stop. */
export function dimSuggestions(): () => void {
  const observer = new MutationObserver((records) => {
    const news = records.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) => node instanceof Element && (node.matches(SUGGESTION) || node.querySelector(SUGGESTION)),
      ),
    );
    if (!news) return;
    const titles = [...suggestions()].map((link) => parseTitleKey(linkedKey(link)));
    void pageLists().loadMarks(titles.filter((title): title is TitleId => title !== null));
    paint();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = pageLists().$marks.listen(paint);
  return () => {
    observer.disconnect();
    stop();
  };
}
