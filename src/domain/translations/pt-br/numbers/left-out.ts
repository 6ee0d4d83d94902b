import type * as English from '../../../messages/numbers/left-out.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const LEFT_OUT_MESSAGES: Translated<typeof English.LEFT_OUT_MESSAGES> = {
  heading: 'O que fica fora destes números',
  unknown: (n) =>
    plural(n, {
      one: '{n} título do qual ainda não sabemos nada: faltam suas horas, seus gêneros, países e pessoas. O que você acabou de salvar é consultado em minutos.',
      many: '{n} de títulos dos quais ainda não sabemos nada: faltam suas horas, seus gêneros, países e pessoas. O que você acabou de salvar é consultado em minutos.',
      other:
        '{n} títulos dos quais ainda não sabemos nada: faltam suas horas, seus gêneros, países e pessoas. O que você acabou de salvar é consultado em minutos.',
    }),
  lengthless: (n) =>
    plural(n, {
      one: '{n} filme de duração desconhecida.',
      many: '{n} de filmes de duração desconhecida.',
      other: '{n} filmes de duração desconhecida.',
    }),
  whole: (n) =>
    plural(n, {
      one: '{n} série marcada inteira: não sabemos quantas horas dela você viu.',
      many: '{n} de séries marcadas inteiras: não sabemos quantas horas delas você viu.',
      other: '{n} séries marcadas inteiras: não sabemos quantas horas delas você viu.',
    }),
  undated: (n) =>
    plural(n, {
      one: '{n} registro sem data: conta aqui, mas em nenhum ano.',
      many: '{n} de registros sem data: contam aqui, mas em nenhum ano.',
      other: '{n} registros sem data: contam aqui, mas em nenhum ano.',
    }),
};
