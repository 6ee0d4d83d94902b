import { useEffect } from 'react';
import type { AiSearchRequest } from '../../domain/ai/ai-search.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import { loadAiHistory } from '../../stores/ai/ai-history.ts';
import { openAiSearch } from '../../stores/ai/ai-search.ts';
import { KeyDialogPlace } from './KeyDialogPlace.tsx';
import { RecentAiSearches } from './RecentAiSearches.tsx';
import { SearchAnswerPlace } from './SearchAnswerPlace.tsx';
import { SearchForm } from './SearchForm.tsx';

interface AiSearchPageProps {
  /** Whose page it is; null when the server could not tell. */
  userId: string | null;
  /** What the link of the page fills the form with. */
  linked: AiSearchRequest | null;
  /** Whether the person had a key when the page was rendered; null when the server could not tell. */
  hasKey: boolean | null;
  /** The same of services they have. */
  hasServices: boolean | null;
  imageBase: string;
  /** Today. */
  day: CalendarDate;
}

/** AI Search: the form beside the last searches, and beneath them the answer. */
export function AiSearchPage({ userId, linked, hasKey, hasServices, imageBase, day }: AiSearchPageProps) {
  useEffect(() => {
    void loadAiHistory();
  }, []);

  useEffect(() => {
    if (userId) openAiSearch(userId, linked);
  }, [userId, linked]);

  return (
    <div className="ai-page">
      <SearchForm linked={linked} hasKey={hasKey ?? false} hasServices={hasServices ?? true} />
      <SearchAnswerPlace imageBase={imageBase} day={day} />
      <RecentAiSearches />
      <KeyDialogPlace />
    </div>
  );
}
