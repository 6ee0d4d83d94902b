import type * as English from '../../../messages/lists/seen.ts';
import type { Translated } from '../../../language/translated.ts';

export const SEEN_MESSAGES: Translated<typeof English.SEEN_MESSAGES> = {
  count: (seen, of, best) => {
    const all = best ? `dos ${of} mais conhecidos` : `de ${of}`;
    return seen === 0 ? `Você ainda não viu nenhum ${all}` : `Você já viu ${seen} ${all}`;
  },
  unknown: 'Não conseguimos conferir quais destes você já viu',
  title: 'Já vistos',
};
