import { m } from '../../paraglide/messages.js';
import { DIARY_PATH, type DiaryView } from './diary.ts';
import { IMPORT_PATH, pageAddress } from '../../core/routes.ts';
import { openLog } from './log-watch.store.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';

/** Empty state of the diary: without any watches if `view` is null, else without matching ones. */
export function DiaryEmpty({ view }: { view: DiaryView | null }) {
  const { heading, text } = view
    ? { heading: m.diary_page_none_here(), text: m.diary_page_none_here_text() }
    : { heading: m.diary_page_none(), text: m.diary_page_none_text() };
  return (
    <EmptyState icon={icons.film} heading={heading} text={text}>
      <button
        type="button"
        className={`button ${view ? 'button-quiet' : 'button-primary'} [@media(scripting:none)]:hidden`}
        onClick={openLog}
      >
        {m.diary_log()}
      </button>
      <a
        className={`button ${view ? 'button-primary' : 'button-quiet'}`}
        href={pageAddress(view ? DIARY_PATH : '/movies')}
      >
        {view ? m.diary_page_show_all() : m.diary_page_browse_label()}
      </a>
      {!view && (
        <a className="button button-quiet" href={pageAddress(IMPORT_PATH)}>
          {m.import_offer_link()}
        </a>
      )}
    </EmptyState>
  );
}
