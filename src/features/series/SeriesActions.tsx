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
  /** Latest season of a running series, whose next one can be waited for; null otherwise. */
  latest?: number | null;
  /** Whether a reminder of the next season is set; undefined if the server did not load it. */
  isReminded?: boolean | undefined;
  /** On a season's page, the user's note. */
  note?: OwnMarks | null;
  /** The page's path, where forms redirect; absent if rendered in the browser. */
  back?: string;
}

/** A signed-in user's buttons for a series or a season. */
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

  // Keeps the focus when the button and the menu replace each other.
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
