import { aiResultsForBy, aiServicesLeftOut } from './ai-words.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect } from 'react';
import type { AiResults, AiSearchRequest } from './ai-search.ts';
import { titleKey } from '../../core/title.ts';
import type { AiSearch } from './ai-search.store.ts';
import { loadCardProgress } from '../series/card-progress.store.ts';
import type { SearchAnswerProps } from './SearchAnswer.tsx';
import { Recommendation } from './Recommendation.tsx';
import { pageAddress, searchPath } from '../../core/routes.ts';
import { MAX_QUERY_LENGTH } from '../search/search.ts';
import { ShareLink } from './ShareLink.tsx';
import { Looser, Partly, Understood } from './Understood.tsx';
import { Unresolved } from './Unresolved.tsx';

/** The results so far: titles with reasons, unresolved names, and the reasoning. */
export function Results({ search, imageBase, day }: SearchAnswerProps) {
  const { request, results, kind } = search;
  const { titles, unresolved, reasoning, leftOut } = results;
  useEffect(() => {
    const series = titles.flatMap(({ title: { kind, id } }) => (kind === 'tv' ? id : []));
    if (series.length > 0) void loadCardProgress(series);
  }, [titles]);
  const awaited = search.kind === 'working' ? titlesToCome(search) : 0;
  if (kind !== 'done' && titles.length + unresolved.length + awaited === 0) return null;
  return (
    <div className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-2xl md:text-3xl">
            {kind === 'done' ? m.ai_found(counted(titles.length)) : m.ai_recommendations()}
          </h2>
          <p className="mt-2 max-w-prose text-ink-soft [overflow-wrap:anywhere]">
            {aiResultsForBy[(results.understood ?? request).kind](shortened(request.description))}
          </p>
        </div>
        {kind === 'done' && <ShareLink request={request} />}
      </div>
      {kind === 'done' && !results.understood && <Answerer results={results} />}
      {results.understood && <Understood request={request} understood={results.understood} />}
      {kind === 'done' && results.understood && titles.some(({ lacks }) => lacks?.length) && (
        <Partly request={request} understood={results.understood} titles={titles} />
      )}
      {leftOut && <p className="mt-4 max-w-prose text-ink-soft">{aiServicesLeftOut(leftOut)}</p>}
      {reasoning && (
        <p className="mt-6 max-w-prose whitespace-pre-line text-lg [overflow-wrap:anywhere]">{reasoning}</p>
      )}
      <ul
        className="recommendations mt-8 grid gap-8 md:grid-cols-2 xl:grid-cols-3"
        aria-busy={kind === 'working'}
      >
        {titles.map(({ title, reason, lacks }) => (
          <li key={titleKey(title)}>
            <Recommendation title={title} reason={reason} lacks={lacks} imageBase={imageBase} day={day} />
          </li>
        ))}
        {Array.from({ length: awaited }, (_, index) => (
          <li
            key={index}
            className="grid grid-cols-[7rem_minmax(0,1fr)] grid-rows-[1.5rem_1fr] gap-4"
            aria-hidden="true"
          >
            <span className="skeleton row-span-2 aspect-[2/3]" />
            <span className="skeleton" />
          </li>
        ))}
      </ul>
      {kind === 'done' && titles.length === 0 && <Nothing request={request} results={results} />}
      <Unresolved entries={unresolved} kind={request.kind} />
    </div>
  );
}

/** No results, with a link to search for the description as a title. */
function Nothing({ request, results }: { request: AiSearchRequest; results: AiResults }) {
  const { understood, unresolved, leftOut } = results;
  const isElsewhere = leftOut && leftOut.elsewhere + leftOut.unknown > 0;
  const byName = request.description.length <= MAX_QUERY_LENGTH;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
      {!isElsewhere &&
        (understood
          ? understood.chips.length > 0 && m.ai_words_nothing_found()
          : unresolved.length > 0
            ? m.ai_found_nothing()
            : m.ai_recommended_nothing())}
      {understood && <Looser request={request} understood={understood} />}
      {byName && (
        <a className="text-link" href={pageAddress(searchPath(request.description, request.kind))}>
          {m.ai_words_by_title()}
        </a>
      )}
    </div>
  );
}

function titlesToCome({ step, results }: AiSearch & { kind: 'working' }): number {
  if (step.name !== 'finding') return 0;
  return Math.max(0, step.total - results.titles.length - results.unresolved.length);
}

/** Shortens the heading; the form shows the whole description. */
function shortened(description: string): string {
  return description.length > 160 ? `${description.slice(0, 159).trimEnd()}…` : description;
}

function Answerer({ results: { offline, provider } }: { results: AiResults }) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3 text-sm text-ink-mute">
      {offline ? (
        <>
          <span className="chip border-marquee text-marquee">{m.ai_offline()}</span>
          {m.ai_offline_recommender()}
        </>
      ) : (
        provider && m.ai_answered_by({ provider: isolated(provider) })
      )}
    </p>
  );
}
