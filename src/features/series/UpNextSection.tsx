import { isolated } from '../../core/language/inserted.ts';
import { upNextSectionsBy } from './up-next-words.ts';
import { m } from '../../paraglide/messages.js';
import type { CalendarDate } from '../../core/dates.ts';
import {
  UP_NEXT_PATH,
  type UpNextOrder,
  type UpNextPart,
  type UpNextSection as Name,
  type UpNextSeries,
} from './following.ts';
import { pageAddress, withParameters } from '../../core/routes.ts';
import { UpNextRow } from './UpNextRow.tsx';

interface RowsProps {
  series: UpNextSeries[];
  imageBase: string;
  day: CalendarDate;
}

function Rows({ series, ...row }: RowsProps) {
  return (
    <ul>
      {series.map((one) => (
        <li key={one.id} className="border-b border-ground-line">
          <UpNextRow series={one} {...row} />
        </li>
      ))}
    </ul>
  );
}

/** The path of Up Next, or of a section of it, in an order. */
export const orderedPath = (order: UpNextOrder, section: Name | null) =>
  withParameters(UP_NEXT_PATH, { section, order: order === 'lively' ? null : order });

interface SectionProps extends Omit<RowsProps, 'series'> {
  name: Name;
  part: UpNextPart;
  /** Whether the page shows only this section. */
  alone: boolean;
  order: UpNextOrder;
}

/** Whether a section is folded among the others. */
const IS_FOLDED: Record<Name, boolean> = { next: false, caughtUp: false, paused: true, dropped: true };

/** A section of followed series. */
export function UpNextSection({ name, part, alone, order, ...row }: SectionProps) {
  const { series, total } = part;
  const isFolded = !alone && IS_FOLDED[name];
  const list = (
    <>
      <Rows series={series} {...row} />
      {!alone && total > series.length && (
        <a className="button button-quiet mt-4" href={pageAddress(orderedPath(order, name))}>
          {m.up_next_all({ count: total, name: isolated(upNextSectionsBy[name]()) })}
        </a>
      )}
    </>
  );
  if (isFolded)
    return (
      <details className="mt-8">
        <summary className="min-h-11 cursor-pointer text-xl font-semibold">
          {upNextSectionsBy[name]()} ({total})
        </summary>
        {list}
      </details>
    );
  return (
    <section aria-labelledby={`up-next-${name}`} className="mt-8">
      <h2 id={`up-next-${name}`} className="mb-2 text-2xl">
        {upNextSectionsBy[name]()}
      </h2>
      {list}
    </section>
  );
}

/** Series whose episodes are loading. */
export function UpNextLoading(props: RowsProps) {
  return (
    <section aria-labelledby="up-next-loading" className="mt-8">
      <h2 id="up-next-loading" className="mb-2 text-2xl">
        {m.up_next_loading()}
      </h2>
      <Rows {...props} />
    </section>
  );
}
