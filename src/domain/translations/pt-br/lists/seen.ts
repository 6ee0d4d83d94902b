import type * as English from '../../../messages/lists/seen.ts';
import type { Translated } from '../../../language/translated.ts';

export const SEEN_MESSAGES: Translated<typeof English.SEEN_MESSAGES> = {
  count: (seen, of, best) => {
    if (seen === 0)
      return best
        ? `Você ainda não viu nenhum dos ${of} mais conhecidos`
        : `Você ainda não viu nenhum de ${of}`;
    return best ? `Você já viu ${seen} dos ${of} mais conhecidos` : `Você já viu ${seen} de ${of}`;
  },
  unknown: 'Não conseguimos conferir quais destes você já viu',
  title: 'Já vistos',
};
