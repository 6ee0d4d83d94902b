import { m } from '../../paraglide/messages.js';
import { useEffect } from 'react';
import type { FollowedTitle } from './following.ts';
import {
  $seriesReminders,
  followSeriesReminder,
  forgetSeriesOf,
  remindOfSeries,
} from '../reminders/series-reminders.store.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { WaitButton } from './WaitButton.tsx';

interface NextSeasonButtonProps {
  series: FollowedTitle;
  latest: number;
  isReminded: boolean | undefined;
}

/** Sets and removes a signed-in user's reminder of the next season. */
export function NextSeasonButton({ series, latest, isReminded }: NextSeasonButtonProps) {
  const { id, title, posterPath } = series;
  const reminder = useStore($seriesReminders).get(id);
  const isSet = reminder === undefined ? isReminded === true : reminder !== null;
  useEffect(() => {
    if (isReminded === undefined) void followSeriesReminder(id);
  }, [id, isReminded]);
  return (
    <WaitButton
      set={isSet ? { label: m.reminder_is_set(), hint: m.reminder_remove() } : null}
      onPress={() =>
        void (isSet
          ? forgetSeriesOf(id)
          : remindOfSeries({ seriesId: id, title, posterPath, knownSeason: latest }))
      }
    />
  );
}
