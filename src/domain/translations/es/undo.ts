import type * as English from '../../messages/undo.ts';
import type { Translated } from '../../language/translated.ts';
import { plural } from './plural.ts';

export const UNDO_MESSAGES: Translated<typeof English.UNDO_MESSAGES> = {
  label: 'Deshacer',
  done: { title: 'Recuperado', text: 'Todo vuelve a estar donde estaba.' },
  allDone: (count) => ({
    title: 'Recuperado',
    text: plural(count, {
      one: '{n} título vuelve a estar donde estaba.',
      many: '{n} de títulos vuelven a estar donde estaban.',
      other: '{n} títulos vuelven a estar donde estaban.',
    }),
  }),
  failed: { title: 'Error', text: 'No se ha podido deshacer. Vuelve a intentarlo.' },
};
