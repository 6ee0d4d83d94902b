import { useEffect } from 'react';
import { CALENDAR_PATH } from '../../domain/calendar/calendar.ts';
import {
  partsSince,
  UP_NEXT_PATH,
  type UpNextPart,
  type UpNextSection,
} from '../../domain/series/following.ts';
import { UP_NEXT_MESSAGES } from '../../domain/messages.ts';
import { withParameters } from '../../domain/routes.ts';
import { $changed, followUpNext } from '../../stores/series/up-next.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import * as icons from '../ui/icon-paths.ts';
import { useStore } from '../ui/use-store.ts';
import { UpNextRow } from './UpNextRow.tsx';

interface UpNextPageProps {
  page: {
    section: UpNextSection | null;
    parts: Record<UpNextSection, UpNextPart>;
    previousPath: string | null;
    nextPath: string | null;
  };
  imageBase: string;
}

const words = UP_NEXT_MESSAGES;

interface SectionProps {
  name: UpNextSection;
  part: UpNextPart;
  imageBase: string;
  /** Whether the page is about this section alone. */
  alone: boolean;
}

/** One section: what is next stands open, what is paused or dropped is folded away. */
function Section({ name, part, imageBase, alone }: SectionProps) {
  const { series, total } = part;
  const heading = words.sections[name];
  const isQuiet = !alone && (name === 'paused' || name === 'dropped');
  const list = (
    <>
      <ul>
        {series.map((one) => (
          <li key={one.id} className="border-b border-ground-line">
            <UpNextRow series={one} imageBase={imageBase} />
          </li>
        ))}
      </ul>
      {!alone && total > series.length && (
        <a className="button button-quiet mt-4" href={withParameters(UP_NEXT_PATH, { section: name })}>
          {words.all(heading, total)}
        </a>
      )}
    </>
  );
  if (isQuiet)
    return (
      <details className="mt-8">
        <summary className="min-h-11 cursor-pointer text-xl font-semibold">
          {heading} ({total})
        </summary>
        {list}
      </details>
    );
  return (
    <section aria-labelledby={`up-next-${name}`} className="mt-8">
      <h2 id={`up-next-${name}`} className="mb-2 text-2xl">
        {heading}
      </h2>
      {list}
    </section>
  );
}

/** What there is to watch of the series somebody follows, as it is now: other tabs change it too. */
export function UpNextPage({ page, imageBase }: UpNextPageProps) {
  const { section, previousPath, nextPath } = page;
  const parts = partsSince(page.parts, useStore($changed), section);
  useEffect(followUpNext, []);
  const names = (Object.keys(parts) as UpNextSection[]).filter((name) => parts[name].series.length > 0);
  const isEmpty = names.length === 0;
  const nothingNextText = parts.caughtUp.total > 0 ? words.nothingNextText : words.allQuietText;
  const hasNothingNext = !isEmpty && section === null && parts.next.series.length === 0;
  return (
    <div className="page py-10">
      <div className="max-w-3xl">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-4xl">{words.title}</h1>
          <a className="button button-quiet" href={CALENDAR_PATH}>
            {words.calendar}
          </a>
        </div>
        {section !== null && (
          <a className="button button-quiet mt-4" href={UP_NEXT_PATH}>
            {words.back}
          </a>
        )}
        {(isEmpty || hasNothingNext) && (
          <EmptyState
            icon={icons.film}
            heading={isEmpty ? words.none : words.nothingNext}
            text={isEmpty ? words.noneText : nothingNextText}
          >
            <a className="button button-primary" href={words.browse.path}>
              {words.browse.label}
            </a>
          </EmptyState>
        )}
        {names.map((name) => (
          <Section key={name} name={name} part={parts[name]} imageBase={imageBase} alone={section !== null} />
        ))}
        {(previousPath ?? nextPath) && (
          <nav className="mt-6 flex gap-3" aria-label={words.title}>
            {previousPath && (
              <a className="button button-quiet" rel="prev" href={previousPath}>
                {words.earlier}
              </a>
            )}
            {nextPath && (
              <a className="button button-quiet" rel="next" href={nextPath}>
                {words.later}
              </a>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}
