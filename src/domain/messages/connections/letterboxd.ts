import type { LetterboxdFollow, ReadEntry } from '../../connections/letterboxd.ts';
import { stars as inStars } from '../counts.ts';
import { exactTime, writtenDay } from '../../reviews/times.ts';

const OUTCOMES: Record<NonNullable<LetterboxdFollow['outcome']>, string> = {
  read: 'It was read.',
  same: 'Nothing was new.',
  nobody: 'Letterboxd knows nobody by this name, or their diary is private.',
  limited: 'Letterboxd asked for a pause. It is read again later.',
  unreadable: 'What came was no feed. It is read again later.',
  failed: 'Letterboxd did not answer. It is read again later.',
};

const READ: Record<ReadEntry['outcome'], string> = {
  counted: 'Counted',
  noted: 'In your diary already',
  refused: 'Could not be saved: your diary is full',
};

/** Sentences of following a diary at Letterboxd (docs/behaviour.md, Letterboxd). */
export const LETTERBOXD_MESSAGES = {
  title: 'Letterboxd',
  description: 'Follow your diary at Letterboxd into your diary here.',
  signIn: 'Sign in to follow your Letterboxd',
  back: 'Connections',
  text: 'Your public diary at Letterboxd is read every hour: new entries come into your diary here with their day, stars and rewatches. Nothing of yours is overwritten, and nothing comes twice. What is older than its last fifty entries comes by an import.',
  off: 'This site cannot read other sites. Whoever runs it has to set SUPABASE_SECRET_KEY.',
  name: 'Your name there',
  example: 'your-name',
  reviews: 'Reviews, too',
  follow: 'Follow',
  change: 'Change',
  followed: ({ name, since }: LetterboxdFollow) => `You have followed ${name} since ${writtenDay(since)}.`,
  checked: ({ checkedAt, outcome }: LetterboxdFollow) =>
    checkedAt === null || outcome === null
      ? 'It is read within some minutes.'
      : `Read last: ${exactTime(checkedAt)}. ${OUTCOMES[outcome]}`,
  leave: 'Stop, keep what came',
  takeBack: 'Stop, and take back what came',
  log: 'The last 50 entries',
  line: ({ title, day, stars }: ReadEntry) =>
    [title, ...(day === null ? [] : [day]), ...(stars === null ? [] : [inStars(stars)])].join(', '),
  outcome: ({ outcome }: ReadEntry) => READ[outcome],
  told: {
    followed: 'Followed. It is read within some minutes.',
    name: 'This is not a Letterboxd name.',
    left: 'It is no longer read. What came stays.',
    takenBack: 'It is no longer read. What came is taken back, where you had not changed it.',
  },
};
