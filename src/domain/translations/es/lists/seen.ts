import type * as English from '../../../messages/lists/seen.ts';
import type { Translated } from '../../../language/translated.ts';

export const SEEN_MESSAGES: Translated<typeof English.SEEN_MESSAGES> = {
  count: (seen, of, best) => {
    const all = best ? `de los ${of} más conocidos` : `de ${of}`;
    return seen === 0 ? `Aún no has visto ninguno (0 ${all})` : `Has visto ${seen} ${all}`;
  },
  unknown: 'No hemos podido comprobar cuáles has visto',
  title: 'Vistas',
};
