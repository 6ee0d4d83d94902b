import type * as English from '../../messages/undo.ts';
import type { Translated } from '../../language/translated.ts';
import { plural } from './plural.ts';

export const UNDO_MESSAGES: Translated<typeof English.UNDO_MESSAGES> = {
  label: 'Annulla',
  done: { title: 'Ripristinato', text: 'È di nuovo al suo posto.' },
  allDone: (count) => ({
    title: 'Ripristinato',
    text: plural(count, {
      one: '{n} titolo è di nuovo al suo posto.',
      many: '{n} di titoli sono di nuovo al loro posto.',
      other: '{n} titoli sono di nuovo al loro posto.',
    }),
  }),
  failed: { title: 'Errore', text: 'Non è stato possibile annullare. Riprova.' },
};
