import type * as English from '../../../messages/collections/wish-missing.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const WISH_MISSING_MESSAGES: Translated<typeof English.WISH_MISSING_MESSAGES> = {
  button: 'Aggiungi i mancanti a «Da vedere»',
  counted: (count) =>
    plural(count, {
      one: 'Aggiungi il film mancante a «Da vedere»',
      many: 'Aggiungi {n} di film mancanti a «Da vedere»',
      other: 'Aggiungi {n} film mancanti a «Da vedere»',
    }),
  complete: 'Sono tutti visti o da vedere',
  signIn: { title: 'Accedi', text: 'Così puoi mettere i film tra quelli da vedere.' },
  added: (count) => ({
    title: plural(count, {
      one: 'Aggiunto a «Da vedere»',
      many: 'Aggiunti a «Da vedere»',
      other: 'Aggiunti a «Da vedere»',
    }),
    text: plural(count, { one: '{n} film', many: '{n} di film', other: '{n} film' }),
  }),
  none: { title: 'Non manca niente', text: 'Li hai già tutti, visti o da vedere.' },
  undone: (count) => ({
    title: plural(count, {
      one: 'Tolto da «Da vedere»',
      many: 'Tolti da «Da vedere»',
      other: 'Tolti da «Da vedere»',
    }),
    text: plural(count, { one: '{n} film', many: '{n} di film', other: '{n} film' }),
  }),
  failed: {
    title: 'Errore',
    text: 'Non è stato possibile aggiungere i film che mancano a quelli da vedere. Riprova.',
  },
};
