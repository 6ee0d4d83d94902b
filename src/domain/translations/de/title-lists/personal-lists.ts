import type * as English from '../../../messages/title-lists/personal-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const PERSONAL_LIST_MESSAGES: Translated<typeof English.PERSONAL_LIST_MESSAGES> = {
  hideSeen: 'Gesehenes ausblenden',
  settings: {
    heading: 'Listen',
    text: 'Listen können weglassen, was du schon gesehen hast. Was dich nicht interessiert, lassen sie immer weg.',
    dismissed: 'Was dich nicht interessiert',
  },
  leftOut: (count) =>
    plural(count, { one: '{n} Titel ist hier ausgeblendet', other: '{n} Titel sind hier ausgeblendet' }),
  failed: 'Wir konnten nicht nachsehen, was du ausgeblendet hast. Deshalb steht hier alles.',
  nearlyAll: 'Fast alle davon hast du gesehen oder ausgeblendet.',
  all: {
    heading: 'Alle davon hast du gesehen oder ausgeblendet',
    further: 'Weiter suchen',
  },
  dismissed: 'Das interessiert dich nicht, sagst du. Listen lassen es weg.',
  takeBack: 'Zurücknehmen',
};
