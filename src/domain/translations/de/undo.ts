import type * as English from '../../messages/undo.ts';
import type { Translated } from '../../language/translated.ts';
import { plural } from './plural.ts';

export const UNDO_MESSAGES: Translated<typeof English.UNDO_MESSAGES> = {
  label: 'Rückgängig',
  done: { title: 'Wiederhergestellt', text: 'Alles ist wieder, wo es war.' },
  allDone: (count) => ({
    title: 'Wiederhergestellt',
    text: plural(count, {
      one: '{n} Titel ist wieder, wo er war.',
      other: '{n} Titel sind wieder, wo sie waren.',
    }),
  }),
  failed: {
    title: 'Fehler',
    text: 'Das ließ sich nicht rückgängig machen. Bitte versuch es noch einmal.',
  },
};
