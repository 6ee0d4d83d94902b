import type * as English from '../../../messages/title-lists/personal-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const PERSONAL_LIST_MESSAGES: Translated<typeof English.PERSONAL_LIST_MESSAGES> = {
  hideSeen: 'Nascondi quello che ho visto',
  settings: {
    heading: 'Liste',
    text: 'Le liste possono lasciare fuori i film e le serie che hai visto. Quello che non ti interessa resta sempre fuori.',
    dismissed: 'Quello che non ti interessa',
  },
  leftOut: (count) =>
    plural(count, {
      one: '{n} titolo qui resta fuori',
      many: '{n} di titoli qui restano fuori',
      other: '{n} titoli qui restano fuori',
    }),
  failed: 'Non abbiamo potuto controllare cosa hai nascosto, quindi qui vedi tutto.',
  nearlyAll: 'Li hai visti o nascosti quasi tutti.',
  all: {
    heading: 'Li hai visti o nascosti tutti',
    further: 'Cerca più avanti',
  },
  dismissed: 'Hai detto che non ti interessa. Le liste lo lasciano fuori.',
  takeBack: 'Ritira',
};
