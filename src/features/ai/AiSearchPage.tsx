import { m } from '../../paraglide/messages.js';
import { useEffect } from 'react';
import type { AiSearchesAnswer, AiSearchRequest } from './ai-search.ts';
import type { CalendarDate } from '../../core/dates.ts';
import { pageAddress } from '../../core/routes.ts';
import { openAiHistory } from './ai-history.store.ts';
import { askPosted, openAiSearch } from './ai-search.store.ts';
import { KeyDialogPlace } from './KeyDialogPlace.tsx';
import { Moods } from './Moods.tsx';
import { RecentAiSearches } from './RecentAiSearches.tsx';
import { SearchAnswerPlace } from './SearchAnswerPlace.tsx';
import { SearchForm } from './SearchForm.tsx';

/** The user's data as the server rendered it. */
interface OwnAiPage extends AiSearchesAnswer {
  userId: string;
  hasKey: boolean;
  hasServices: boolean;
}

interface AiSearchPageProps {
  /** Null if the server could not load it. */
  own: OwnAiPage | null;
  /** The form's values from the page's address. */
  linked: AiSearchRequest | null;
  /** Whether the form was posted before hydration. */
  asked: boolean;
  imageBase: string;
  day: CalendarDate;
}

/** AI Search: the form, the latest searches and the results. */
export function AiSearchPage({ own, linked, asked, imageBase, day }: AiSearchPageProps) {
  useEffect(() => {
    openAiHistory(own);
    if (own) openAiSearch(own.userId, linked);
    if (asked && linked) askPosted(linked);
  }, [own, linked, asked]);

  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="grid min-w-0 content-start gap-8 lg:col-start-1 lg:row-start-1">
        <p className="hidden text-ink-soft [@media(scripting:none)]:block">
          {m.ai_scripts()}{' '}
          <a className="text-link" href={pageAddress('/movies')}>
            {m.ai_browse()}
          </a>
        </p>
        <Moods linked={linked} hasServices={own?.hasServices ?? true} />
        <SearchForm linked={linked} hasKey={own?.hasKey ?? false} hasServices={own?.hasServices ?? true} />
      </div>
      <SearchAnswerPlace imageBase={imageBase} day={day} />
      <RecentAiSearches initial={own} />
      <KeyDialogPlace />
    </div>
  );
}
