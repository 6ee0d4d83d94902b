import { AI_MESSAGES } from '../../domain/messages.ts';
import type { AiResults, AiSearchRequest } from '../../domain/ai/ai-search.ts';
import { titleKey } from '../../domain/title.ts';
import type { AiSearch } from '../../stores/ai/ai-search.ts';
import type { SearchAnswerProps } from './SearchAnswer.tsx';
import { Recommendation } from './Recommendation.tsx';
import { searchPath } from '../../domain/routes.ts';
import { MAX_QUERY_LENGTH } from '../../domain/search/search.ts';
import { ShareLink } from './ShareLink.tsx';
import { Looser, Understood } from './Understood.tsx';
import { Unresolved } from './Unresolved.tsx';

/** The answer, as much of it as is here: titles with their reasons, what was not found, the reasoning. */
export function Results({ search, imageBase, day }: SearchAnswerProps) {
  const { request, results, kind } = search;
  const { titles, unresolved, reasoning, leftOut } = results;
  const awaited = search.kind === 'working' ? titlesToCome(search) : 0;
  if (kind !== 'done' && titles.length + unresolved.length + awaited === 0) return null;
  return (
    <div className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-2xl md:text-3xl">
            {kind === 'done' ? AI_MESSAGES.found(titles.length) : AI_MESSAGES.recommendations}
          </h2>
          <p className="mt-2 max-w-prose text-ink-soft [overflow-wrap:anywhere]">
            {AI_MESSAGES.resultsFor[(results.understood ?? request).kind](shortened(request.description))}
          </p>
        </div>
        {kind === 'done' && <ShareLink request={request} />}
      </div>
      {kind === 'done' && !results.understood && <Answerer results={results} />}
      {results.understood && <Understood request={request} understood={results.understood} />}
      {leftOut && <p className="mt-4 max-w-prose text-ink-soft">{AI_MESSAGES.services.leftOut(leftOut)}</p>}
      {reasoning && (
        <p className="mt-6 max-w-prose whitespace-pre-line text-lg [overflow-wrap:anywhere]">{reasoning}</p>
      )}
      <ul className="recommendations" aria-busy={kind === 'working'}>
        {titles.map(({ title, reason }) => (
          <li key={titleKey(title)}>
            <Recommendation title={title} reason={reason} imageBase={imageBase} day={day} />
          </li>
        ))}
        {Array.from({ length: awaited }, (_, index) => (
          <li key={index} className="recommendation-awaited" aria-hidden="true">
            <span className="skeleton aspect-[2/3]" />
            <span className="skeleton" />
          </li>
        ))}
      </ul>
      {kind === 'done' && titles.length === 0 && <Nothing request={request} results={results} />}
      <Unresolved entries={unresolved} kind={request.kind} />
    </div>
  );
}

/** That there are no titles, and the way to look for the words as a title's name. */
function Nothing({ request, results }: { request: AiSearchRequest; results: AiResults }) {
  const { understood, unresolved, leftOut } = results;
  const isElsewhere = leftOut && leftOut.elsewhere + leftOut.unknown > 0;
  const byName = request.description.length <= MAX_QUERY_LENGTH;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
      {!isElsewhere &&
        (understood
          ? understood.chips.length > 0 && AI_MESSAGES.words.nothingFound
          : unresolved.length > 0
            ? AI_MESSAGES.foundNothing
            : AI_MESSAGES.recommendedNothing)}
      {understood && <Looser request={request} understood={understood} />}
      {byName && (
        <a className="text-link" href={searchPath(request.description, request.kind)}>
          {AI_MESSAGES.words.byTitle}
        </a>
      )}
    </div>
  );
}

function titlesToCome({ step, results }: AiSearch & { kind: 'working' }): number {
  if (step.name !== 'finding') return 0;
  return Math.max(0, step.total - results.titles.length - results.unresolved.length);
}

/** A description can be a page long; what was asked is still in the form. */
function shortened(description: string): string {
  return description.length > 160 ? `${description.slice(0, 159).trimEnd()}…` : description;
}

function Answerer({ results: { offline, provider } }: { results: AiResults }) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3 text-sm text-ink-mute">
      {offline ? (
        <>
          <span className="chip border-marquee text-marquee">{AI_MESSAGES.offline}</span>
          {AI_MESSAGES.offlineRecommender}
        </>
      ) : (
        provider && AI_MESSAGES.answeredBy(provider)
      )}
    </p>
  );
}
