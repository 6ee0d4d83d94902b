import type * as English from '../../../messages/numbers/left-out.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const LEFT_OUT_MESSAGES: Translated<typeof English.LEFT_OUT_MESSAGES> = {
  heading: 'Cosa manca a questi numeri',
  unknown: (n) =>
    plural(n, {
      one: '{n} titolo di cui non sappiamo ancora niente: mancano le sue ore, i generi, i paesi e le persone. Quello che hai appena salvato si completa in pochi minuti.',
      many: '{n} di titoli di cui non sappiamo ancora niente: mancano le loro ore, i generi, i paesi e le persone. Quello che hai appena salvato si completa in pochi minuti.',
      other:
        '{n} titoli di cui non sappiamo ancora niente: mancano le loro ore, i generi, i paesi e le persone. Quello che hai appena salvato si completa in pochi minuti.',
    }),
  lengthless: (n) =>
    plural(n, {
      one: '{n} film di durata sconosciuta.',
      many: '{n} di film di durata sconosciuta.',
      other: '{n} film di durata sconosciuta.',
    }),
  whole: (n) =>
    plural(n, {
      one: '{n} serie segnata tutta insieme: quante ore ne hai visto non si sa.',
      many: '{n} di serie segnate tutte insieme: quante ore ne hai visto non si sa.',
      other: '{n} serie segnate tutte insieme: quante ore ne hai visto non si sa.',
    }),
  undated: (n) =>
    plural(n, {
      one: '{n} visione senza data: conta qui, ma in nessun anno.',
      many: '{n} di visioni senza data: contano qui, ma in nessun anno.',
      other: '{n} visioni senza data: contano qui, ma in nessun anno.',
    }),
};
