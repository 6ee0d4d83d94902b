import type * as English from '../../../messages/title-lists/personal-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const PERSONAL_LIST_MESSAGES: Translated<typeof English.PERSONAL_LIST_MESSAGES> = {
  hideSeen: 'Ocultar o que já vi',
  settings: {
    heading: 'Listas',
    text: 'As listas podem deixar de fora os filmes e séries que você já viu. O que não interessa a você fica sempre de fora.',
    dismissed: 'O que não interessa a você',
  },
  leftOut: (count) =>
    plural(count, {
      one: '{n} título ficou de fora',
      many: '{n} de títulos ficaram de fora',
      other: '{n} títulos ficaram de fora',
    }),
  failed: 'Não conseguimos conferir o que você ocultou, então está tudo aqui.',
  nearlyAll: 'Você já viu ou ocultou quase todos estes.',
  all: {
    heading: 'Você já viu ou ocultou todos estes',
    further: 'Continuar procurando',
  },
  dismissed: 'Você disse que não tem interesse. As listas deixam este título de fora.',
  takeBack: 'Desfazer',
};
