import type * as English from '../../../messages/connections/letterboxd.ts';
import type { Translated } from '../../../language/translated.ts';
import type { LetterboxdFollow, ReadEntry } from '../../../connections/letterboxd.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';
import { stars as inStars } from '../counts.ts';

const OUTCOMES: Record<NonNullable<LetterboxdFollow['outcome']>, string> = {
  read: 'Es wurde gelesen.',
  same: 'Nichts Neues.',
  nobody: 'Bei Letterboxd heißt niemand so, oder das Tagebuch ist privat.',
  limited: 'Letterboxd hat um eine Pause gebeten. Später wird wieder gelesen.',
  unreadable: 'Was kam, war kein Feed. Später wird wieder gelesen.',
  failed: 'Letterboxd hat nicht geantwortet. Später wird wieder gelesen.',
};

const READ: Record<ReadEntry['outcome'], string> = {
  counted: 'Gezählt',
  noted: 'Schon in deinem Tagebuch',
  refused: 'Nicht gespeichert: Dein Tagebuch ist voll',
};

export const LETTERBOXD_MESSAGES: Translated<typeof English.LETTERBOXD_MESSAGES> = {
  title: 'Letterboxd',
  description: 'Dein Tagebuch bei Letterboxd kommt in dein Tagebuch hier.',
  signIn: 'Melde dich an, um deinem Letterboxd zu folgen',
  back: 'Verbindungen',
  text: 'Dein öffentliches Tagebuch bei Letterboxd wird jede Stunde gelesen: Neue Einträge kommen in dein Tagebuch hier, mit Tag, Sternen und Rewatches. Nichts von dir wird überschrieben, und nichts kommt doppelt. Was älter ist als die letzten fünfzig Einträge dort, kommt über einen Import.',
  off: 'Diese Website kann keine anderen Websites lesen. Wer sie betreibt, muss SUPABASE_SECRET_KEY setzen.',
  name: 'Dein Name dort',
  example: 'dein-name',
  reviews: 'Auch Kritiken',
  follow: 'Folgen',
  change: 'Ändern',
  followed: ({ name, since }) => `Du folgst „${name}“ seit dem ${writtenDay(since)}.`,
  checked: ({ checkedAt, outcome }) =>
    checkedAt === null || outcome === null
      ? 'In ein paar Minuten wird gelesen.'
      : `Zuletzt gelesen: ${exactTime(checkedAt)}. ${OUTCOMES[outcome]}`,
  leave: 'Aufhören, behalten, was kam',
  takeBack: 'Aufhören und zurücknehmen, was kam',
  log: 'Die letzten 50 Einträge',
  line: ({ title, day, stars }) =>
    [title, ...(day === null ? [] : [day]), ...(stars === null ? [] : [inStars(stars)])].join(', '),
  outcome: ({ outcome }) => READ[outcome],
  told: {
    followed: 'Du folgst jetzt. In ein paar Minuten wird gelesen.',
    name: 'So heißt niemand bei Letterboxd.',
    left: 'Es wird nicht mehr gelesen. Was kam, bleibt.',
    takenBack:
      'Es wird nicht mehr gelesen. Was kam, ist zurückgenommen, soweit du es nicht geändert hattest.',
  },
};
