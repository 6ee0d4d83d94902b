import { useEffect, useRef } from 'react';
import type { FollowedTitle } from '../../domain/series/following.ts';
import { REMINDER_MESSAGES, SERIES_MESSAGES } from '../../domain/messages.ts';
import {
  $seriesReminders,
  followSeriesReminder,
  forgetSeries,
  remindOfSeries,
} from '../../stores/reminders/series-reminders.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icon-paths.ts';
import { useStore } from '../ui/use-store.ts';

interface NextSeasonButtonProps {
  series: FollowedTitle;
  /** Its latest season now: what comes after is told. */
  latest: number;
  /** Whether somebody has just asked to be told. */
  asked: boolean;
}

/** Sets and removes the reminder of the seasons of a series that are still to come. */
export function NextSeasonButton({ series, latest, asked }: NextSeasonButtonProps) {
  const { id, title, posterPath } = series;
  const reminder = useStore($seriesReminders).get(id);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => void followSeriesReminder(id), [id]);
  useEffect(() => {
    if (!asked) return;
    void remindOfSeries({ seriesId: id, title, posterPath, knownSeason: latest });
    // This stands where the button was that had the focus.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [asked, id, title, posterPath, latest]);

  function press() {
    if (reminder) void forgetSeries(reminder);
    else void remindOfSeries({ seriesId: id, title, posterPath, knownSeason: latest });
  }

  const words = SERIES_MESSAGES.nextSeason;
  return (
    <button
      ref={button}
      type="button"
      className={`button button-quiet ${reminder ? 'border-marquee text-marquee' : ''}`}
      data-seldom={reminder ? undefined : ''}
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
