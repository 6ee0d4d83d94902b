import { useEffect } from 'react';
import type { CalendarDate } from '../../core/dates.ts';
import type { UpNextSeries } from './following.ts';
import { $changed, followUpNext } from './up-next.store.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { UpNextRow } from './UpNextRow.tsx';

interface UpNextRowsProps {
  series: UpNextSeries[];
  imageBase: string;
  day: CalendarDate;
}

/** The first rows of Up Next on another page, with changes since, also from other tabs. */
export function UpNextRows({ series, imageBase, day }: UpNextRowsProps) {
  const changed = useStore($changed);
  useEffect(followUpNext, []);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] gap-x-10">
      {series
        .filter(({ id }) => changed.get(id) !== null)
        .map((one) => (
          <li key={one.id} className="border-b border-ground-line">
            <UpNextRow series={one} imageBase={imageBase} day={day} />
          </li>
        ))}
    </ul>
  );
}
