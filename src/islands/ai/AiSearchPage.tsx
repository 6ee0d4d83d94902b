import { useEffect } from 'react';
import type { AiSearchesAnswer, AiSearchRequest } from '../../domain/ai/ai-search.ts';
import { AI_MESSAGES } from '../../domain/messages.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import { openAiHistory } from '../../stores/ai/ai-history.ts';
import { openAiSearch } from '../../stores/ai/ai-search.ts';
import { KEPT_ANSWER, KEPT_DRAFT } from '../../stores/browser-memory.ts';
import { KeyDialogPlace } from './KeyDialogPlace.tsx';
import { RecentAiSearches } from './RecentAiSearches.tsx';
import { SearchAnswerPlace } from './SearchAnswerPlace.tsx';
import { SearchForm } from './SearchForm.tsx';

/** What the page says of a person as it was rendered. */
interface OwnAiPage extends AiSearchesAnswer {
  userId: string;
  hasKey: boolean;
  hasServices: boolean;
}

interface AiSearchPageProps {
  /** Null when the server could not tell. */
  own: OwnAiPage | null;
  /** What the link of the page fills the form with. */
  linked: AiSearchRequest | null;
  imageBase: string;
  /** Today. */
  day: CalendarDate;
}

/** AI Search: the form beside the last searches, and beneath them the answer. */
export function AiSearchPage({ own, linked, imageBase, day }: AiSearchPageProps) {
  useEffect(() => {
    openAiHistory(own);
    if (own) openAiSearch(own.userId, linked);
  }, [own, linked]);

  return (
    <div className="ai-page" data-recalls={`${KEPT_DRAFT} ${KEPT_ANSWER}`}>
      <p className="hidden self-start text-ink-soft [@media(scripting:none)]:block">
        {AI_MESSAGES.scripts}{' '}
        <a className="text-link" href="/movies">
          {AI_MESSAGES.browse}
        </a>
      </p>
      <SearchForm linked={linked} hasKey={own?.hasKey ?? false} hasServices={own?.hasServices ?? true} />
      <SearchAnswerPlace imageBase={imageBase} day={day} />
      <RecentAiSearches drawn={own} />
      <KeyDialogPlace />
    </div>
  );
}
