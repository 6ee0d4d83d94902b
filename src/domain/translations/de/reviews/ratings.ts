import type * as English from '../../../messages/reviews/ratings.ts';
import type { Translated } from '../../../language/translated.ts';
import { starsText } from '../../../reviews/stars.ts';

const failed = (text: string) => (message: string) => ({ title: 'Fehler', text: `${text} ${message}` });

export const RATING_MESSAGES: Translated<typeof English.RATING_MESSAGES> = {
  signIn: 'Anmelden und bewerten',
  withoutScripts:
    'Um dich anzumelden und zu bewerten, brauchst du JavaScript. Lesen, was andere schreiben, geht ohne.',
  own: 'Deine Bewertung',
  give: (stars) => `${starsText(stars)} von 5`,
  clear: { label: 'Löschen', of: 'deiner Bewertung' },
  refused: { title: 'Bitte melde dich an', text: 'Dann kannst du bewerten.' },
  saveFailed: failed('Die Bewertung konnte nicht gespeichert werden.'),
  clearFailed: failed('Die Bewertung konnte nicht gelöscht werden.'),
  cleared: (stars) => ({
    title: 'Bewertung gelöscht',
    text: `Es waren ${starsText(stars)} von 5 Sternen.`,
  }),
  none: 'Noch nicht bewertet',
  youGave: (stars) => `Von dir ${starsText(stars)} von 5 Sternen`,
  outOf: (stars) => `${stars} von 5 Sternen`,
};
