import type { AiSearchEvent } from '../../../src/features/ai/ai-search.ts';
import type { TitleSummary } from '../../../src/core/title.ts';

/** A movie in an answer. */
export function movie(id: number, title: string): TitleSummary {
  return {
    ...{ kind: 'movie', id, title, originalTitle: title, originalLanguage: 'en', overview: '' },
    ...{
      date: '1999-03-30',
      posterPath: null,
      backdropPath: null,
      voteAverage: 8,
      voteCount: 9,
      genreIds: [],
    },
  };
}

/** The event of a found title. */
export function found(index: number, title: TitleSummary, reason: string | null = null): AiSearchEvent {
  return { type: 'title', index, title, reason };
}

/** The last event of an answer. */
export function ending(searchId: string | null = null): AiSearchEvent {
  return { type: 'done', reasoning: 'Because.', offline: false, provider: 'Gemini', searchId };
}

/** Events as lines of JSON. */
export function asLines(...events: AiSearchEvent[]): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('');
}
