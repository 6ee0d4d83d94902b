import { useEffect, useRef } from 'react';
import { follow, type Act } from './acts.store.ts';
import type { SeriesOnPage } from './on-page.ts';
import type { OwnMarks } from '../tags/tags.ts';
import { SeasonNote } from '../tags/SeasonNote.tsx';
import { FollowButton } from './FollowButton.tsx';
import { FollowMenu } from './FollowMenu.tsx';
import { NextSeasonButton } from './NextSeasonButton.tsx';
import { SeasonActions } from './SeasonActions.tsx';
import { useSeries } from './use-series.client.ts';

interface SeriesActionsProps extends SeriesOnPage {
  /** On the page of a series that goes on, its latest season: what comes after can be waited for. */
  latest?: number | null;
  /** Whether the user is told of the next season; undefined where the server did not read it. */
  isReminded?: boolean | undefined;
  /** On the page of a season, the user's note to it. */
  note?: OwnMarks | null;
  /** The page's own path, where the server rendered it: forms lead back to it. */
  back?: string;
}

/** A signed-in user's buttons for a series, or for one season of it. */
export function SeriesActions({
  latest = null,
  isReminded,
  note = null,
  back,
  ...place
}: SeriesActionsProps) {
  const { series, shown } = place;
  const { now, ...watching } = useSeries(place);
  const button = useRef<HTMLButtonElement>(null);
  const acted = useRef(false);
  const marks = now.kind === 'known' ? now.marks : null;
  const isFollowed = Boolean(marks?.state);

  // The button gives way to the menu and back, and the focus must not go with it.
  useEffect(() => {
    if (acted.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [isFollowed]);

  const act = (wanted: Act) => {
    acted.current = true;
    return watching.act(wanted);
  };
  return (
    <>
      {marks?.state ? (
        <FollowMenu button={button} series={series} marks={marks} act={act} />
      ) : (
        <FollowButton
          button={button}
          form={back === undefined ? undefined : { series: series.id, back }}
          isBusy={now.kind === 'nobody' ? undefined : now.kind === 'loading'}
          onPress={() => void act(follow(series))}
        />
      )}
      {shown && marks && (
        <SeasonActions asked={{ series, marks, shown, act: watching.act }} season={shown.season} />
      )}
      {shown && <SeasonNote series={series} season={shown.season} own={note} />}
      {latest !== null && <NextSeasonButton series={series} latest={latest} isReminded={isReminded} />}
    </>
  );
}
