import type { OwnSeries } from './on-page.ts';
import { SeasonMark } from './SeasonMark.tsx';
import { SeasonRows, type SeasonLinksProps } from './SeasonRows.tsx';

/** The seasons of a series with a signed-in user's progress. */
export function OwnSeasonLinks({ own, ...props }: SeasonLinksProps & { own: OwnSeries | null }) {
  return (
    <SeasonRows {...props}>
      {({ number, name }) => (
        <SeasonMark series={props.series} shown={null} own={own} season={number} name={name} />
      )}
    </SeasonRows>
  );
}
