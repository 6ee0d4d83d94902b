import { DIARY_PATH, type DiaryView } from '../../domain/diary/diary.ts';
import { IMPORT_PATH } from '../../domain/import/import-paths.ts';
import { DIARY_MESSAGES, DIARY_PAGE_MESSAGES, IMPORT_OFFER_MESSAGES } from '../../domain/messages.ts';
import { openLog } from '../../stores/diary/log-watch.ts';
import * as icons from '../ui/icon-paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

const words = DIARY_PAGE_MESSAGES;

/** What stands in place of watches, with a way on: nothing at all yet (`view` is null), or nothing that fits. */
export function DiaryEmpty({ view }: { view: DiaryView | null }) {
  const { heading, text } = view
    ? { heading: words.noneHere, text: words.noneHereText }
    : { heading: words.none, text: words.noneText };
  return (
    <EmptyState icon={icons.film} heading={heading} text={text}>
      <button
        type="button"
        className={`button ${view ? 'button-quiet' : 'button-primary'} [@media(scripting:none)]:hidden`}
        onClick={openLog}
      >
        {DIARY_MESSAGES.log}
      </button>
      <a
        className={`button ${view ? 'button-primary' : 'button-quiet'}`}
        href={view ? DIARY_PATH : words.browse.path}
      >
        {view ? words.showAll : words.browse.label}
      </a>
      {!view && (
        <a className="button button-quiet" href={IMPORT_PATH}>
          {IMPORT_OFFER_MESSAGES.link}
        </a>
      )}
    </EmptyState>
  );
}
