import { isHeld } from '../../domain/lists.ts';
import { LIST_MESSAGES, SEEN_MESSAGES } from '../../domain/messages.ts';
import { parseTitleKey, type TitleId } from '../../domain/title.ts';
import { hidesSeen } from '../../stores/hide-seen.ts';
import { pageLists } from '../../stores/lists/create-lists.ts';
import { personNow } from '../../stores/session.ts';
import { linkedKey } from '../shared/title-data.ts';

const SUGGESTION = 'a.suggestion';

const suggestions = () => document.querySelectorAll<HTMLAnchorElement>(SUGGESTION);

/** Why a title is dimmed; null for one that is not. */
function reasonOf(key: string | null, hideSeen: boolean): string | null {
  const marks = pageLists()
    .$marks.get()
    .get(key ?? '');
  if (isHeld(marks, 'dismissed') === true) return LIST_MESSAGES.dismissed.button;
  return hideSeen && isHeld(marks, 'watched') === true ? SEEN_MESSAGES.title : null;
}

/**
 * Dims, among the suggestions of the search box, what the person is not interested in, and what they have seen where
 * they hide that; answers how to stop.
 */
export function dimSuggestions(): () => void {
  /** Who was asked for, and whether they hide what they have seen. */
  let person: string | null = null;
  let hideSeen = false;

  function paint(): void {
    for (const link of suggestions()) {
      const reason = reasonOf(linkedKey(link), hideSeen);
      if (reason === null) delete link.dataset['dismissed'];
      else link.dataset['dismissed'] = reason;
    }
  }

  async function learnSetting(): Promise<void> {
    const userId = personNow();
    if (userId === person) return;
    person = userId;
    hideSeen = false;
    if (userId === null) return;
    const found = await hidesSeen(userId);
    if (personNow() !== userId) return;
    // Without an answer it is asked for with the next suggestions.
    if (found === null) person = null;
    hideSeen = found ?? false;
    paint();
  }

  const observer = new MutationObserver((records) => {
    const news = records.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) => node instanceof Element && (node.matches(SUGGESTION) || node.querySelector(SUGGESTION)),
      ),
    );
    if (!news) return;
    const titles = [...suggestions()].map((link) => parseTitleKey(linkedKey(link)));
    void pageLists().loadMarks(titles.filter((title): title is TitleId => title !== null));
    void learnSetting();
    paint();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = pageLists().$marks.listen(paint);
  return () => {
    observer.disconnect();
    stop();
  };
}
