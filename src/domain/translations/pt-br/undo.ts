import type * as English from '../../messages/undo.ts';
import type { Translated } from '../../language/translated.ts';
import { plural } from './plural.ts';

export const UNDO_MESSAGES: Translated<typeof English.UNDO_MESSAGES> = {
  label: 'Desfazer',
  done: { title: 'Restaurado', text: 'Tudo voltou para onde estava.' },
  allDone: (count) => ({
    title: 'Restaurado',
    text: plural(count, {
      one: '{n} título voltou para onde estava.',
      many: '{n} de títulos voltaram para onde estavam.',
      other: '{n} títulos voltaram para onde estavam.',
    }),
  }),
  failed: { title: 'Erro', text: 'Não conseguimos desfazer. Tente de novo.' },
};
