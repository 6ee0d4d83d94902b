import { m } from '../../paraglide/messages.js';
import { exactTime } from '../reviews/times.ts';
import type { LetterboxdFollow } from './letterboxd.ts';
import { letterboxdOutcomes } from './outcome-words.ts';

export const letterboxdToldBy = {
  followed: m.letterboxd_told_followed,
  name: m.letterboxd_told_name,
  left: m.letterboxd_told_left,
  takenBack: m.letterboxd_told_taken_back,
};

/** When the diary was last read, and the result. */
export const letterboxdChecked = (letterboxdFollow: LetterboxdFollow): string =>
  letterboxdFollow.checkedAt === null
    ? m.letterboxd_checked_no_checked_at()
    : letterboxdFollow.outcome === null
      ? m.letterboxd_checked_no_outcome()
      : m.letterboxd_checked({
          checkedAt: exactTime(letterboxdFollow.checkedAt),
          outcome: letterboxdOutcomes[letterboxdFollow.outcome](),
        });
