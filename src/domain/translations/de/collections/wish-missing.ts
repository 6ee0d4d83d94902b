import type * as English from '../../../messages/collections/wish-missing.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const WISH_MISSING_MESSAGES: Translated<typeof English.WISH_MISSING_MESSAGES> = {
  button: 'Fehlende auf meine Merkliste',
  counted: (count) =>
    plural(count, {
      one: 'Den fehlenden auf meine Merkliste',
      other: 'Die {n} fehlenden auf meine Merkliste',
    }),
  complete: 'Alle sind gesehen oder auf meiner Merkliste',
  signIn: {
    title: 'Bitte melde dich an',
    text: 'Um Filme auf deine Merkliste zu setzen, musst du angemeldet sein',
  },
  added: (count) => ({
    title: 'Auf der Merkliste',
    text: plural(count, { one: '{n} Film steht jetzt darauf', other: '{n} Filme stehen jetzt darauf' }),
  }),
  none: { title: 'Es fehlt keiner', text: 'Alle sind schon gesehen oder auf deiner Merkliste' },
  undone: (count) => ({
    title: 'Von der Merkliste entfernt',
    text: plural(count, {
      one: '{n} Film steht nicht mehr darauf',
      other: '{n} Filme stehen nicht mehr darauf',
    }),
  }),
  failed: {
    title: 'Fehler',
    text: 'Die fehlenden Filme konnten nicht auf deine Merkliste gesetzt werden. Bitte versuch es noch einmal.',
  },
};
