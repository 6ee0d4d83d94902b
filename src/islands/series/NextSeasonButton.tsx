import { useEffect } from 'react';
import type { FollowedTitle } from '../../domain/following.ts';
import { REMINDER_MESSAGES } from '../../domain/messages.ts';
import {
  $seriesReminders,
  followSeriesReminder,
  forgetSeries,
  remindOfSeries,
} from '../../stores/series-reminders.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icon-paths.ts';
import { useStore } from '../ui/use-store.ts';

interface NextSeasonButtonProps {
  series: FollowedTitle;
  /** Its latest season now: what comes after is told. */
  latest: number;
}

/** Sets and removes the reminder of the seasons of a series that are still to come. */
export function NextSeasonButton({ series: { id, title, posterPath }, latest }: NextSeasonButtonProps) {
  const reminder = useStore($seriesReminders).get(id);
  useEffect(() => void followSeriesReminder(id), [id]);

  function press() {
    if (reminder) void forgetSeries(reminder);
    else void remindOfSeries({ seriesId: id, title, posterPath, knownSeason: latest });
  }

  const words = REMINDER_MESSAGES.series;
  return (
    <button
      type="button"
      className={`button button-quiet ${reminder ? 'border-marquee text-marquee' : ''}`}
      title={reminder ? REMINDER_MESSAGES.remove : undefined}
      onClick={press}
    >
      <Icon path={icons.bell} filled={Boolean(reminder)} />
      <span>
        {reminder ? REMINDER_MESSAGES.isSet : words.set}
        {!reminder && <span className="sr-only"> {words.setOf}</span>}
      </span>
    </button>
  );
}
