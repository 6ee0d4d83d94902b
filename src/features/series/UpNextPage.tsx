import { pageAddress } from '../../core/routes.ts';
import { upNextOrdersBy } from './up-next-words.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect } from 'react';
import { CALENDAR_PATH } from '../calendar/calendar.ts';
import {
  partsSince,
  UP_NEXT_ORDERS,
  UP_NEXT_PATH,
  type UpNextOrder,
  type UpNextPart,
  type UpNextSection as Name,
} from './following.ts';
import type { CalendarDate } from '../../core/dates.ts';
import { $changed, followUpNext } from './up-next.store.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import * as icons from '../../core/ui/icon-paths.ts';
import { LinkChoices } from '../../core/ui/LinkChoices.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import { orderedPath, UpNextLoading, UpNextSection } from './UpNextSection.tsx';

interface UpNextPageProps {
  page: {
    day: CalendarDate;
    section: Name | null;
    order: UpNextOrder;
    parts: Record<Name, UpNextPart>;
    previousPath: string | null;
    nextPath: string | null;
  };
  imageBase: string;
}

/** Separates series whose episodes are still loading, which must not count as caught up. */
function apart(parts: Record<Name, UpNextPart>) {
  const { series, total } = parts.caughtUp;
  const loading = series.filter(({ kept, gone }) => !kept && !gone);
  const known = series.filter((one) => !loading.includes(one));
  return { parts: { ...parts, caughtUp: { series: known, total: total - loading.length } }, loading };
}

/** The next episodes of followed series, with changes since, also from other tabs. */
export function UpNextPage({ page, imageBase }: UpNextPageProps) {
  const { day, section, order, previousPath, nextPath } = page;
  const { parts, loading } = apart(partsSince(page.parts, useStore($changed), section));
  useEffect(followUpNext, []);
  const names = (Object.keys(parts) as Name[]).filter((name) => parts[name].series.length > 0);
  const isEmpty = names.length === 0 && loading.length === 0;
  const nothingNextText =
    parts.caughtUp.total > 0 ? m.up_next_nothing_next_text() : m.up_next_all_quiet_text();
  const hasNothingNext = !isEmpty && section === null && parts.next.series.length === 0;
  return (
    <div className="page py-10">
      <div className="max-w-3xl">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-4xl">{m.account_menu_up_next()}</h1>
          <a className="button button-quiet" href={pageAddress(CALENDAR_PATH)}>
            {m.account_menu_calendar()}
          </a>
        </div>
        {section !== null && (
          <a className="button button-quiet mt-4" href={pageAddress(UP_NEXT_PATH)}>
            {m.up_next_back()}
          </a>
        )}
        {parts.next.total > 1 && (
          <div className="mt-5">
            <LinkChoices
              label={m.up_next_order()}
              choices={UP_NEXT_ORDERS.map((one) => ({
                label: upNextOrdersBy[one](),
                path: orderedPath(one, section),
                current: one === order,
              }))}
            />
          </div>
        )}
        {(isEmpty || hasNothingNext) && (
          <EmptyState
            icon={icons.film}
            heading={isEmpty ? m.up_next_none() : m.up_next_nothing_next()}
            text={isEmpty ? m.up_next_none_text() : nothingNextText}
          >
            <a className="button button-primary" href={pageAddress('/tv-series')}>
              {m.up_next_browse_label()}
            </a>
          </EmptyState>
        )}
        {loading.length > 0 && <UpNextLoading series={loading} imageBase={imageBase} day={day} />}
        {names.map((name) => (
          <UpNextSection
            key={name}
            name={name}
            part={parts[name]}
            alone={section !== null}
            {...{ imageBase, day, order }}
          />
        ))}
        {(previousPath ?? nextPath) && (
          <nav className="mt-6 flex gap-3" aria-label={m.account_menu_up_next()}>
            {previousPath && (
              <a className="button button-quiet" rel="prev" href={pageAddress(previousPath)}>
                {m.up_next_earlier()}
              </a>
            )}
            {nextPath && (
              <a className="button button-quiet" rel="next" href={pageAddress(nextPath)}>
                {m.up_next_later()}
              </a>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}
