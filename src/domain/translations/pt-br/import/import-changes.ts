import type * as English from '../../../messages/import/import-changes.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const IMPORT_CHANGES: Translated<typeof English.IMPORT_CHANGES> = {
  halves: (count) =>
    plural(count, {
      one: '{n} nota tem meia estrela, e fica com ela: 3½ de 5, ou 7 de 10, continuam 3½ estrelas.',
      many: '{n} de notas têm meia estrela, e ficam com ela: 3½ de 5, ou 7 de 10, continuam 3½ estrelas.',
      other: '{n} notas têm meia estrela, e ficam com ela: 3½ de 5, ou 7 de 10, continuam 3½ estrelas.',
    }),
  rounded: (count) =>
    plural(count, {
      one: '{n} nota fica entre duas meias estrelas e é arredondada para a mais próxima. O relatório guarda a original.',
      many: '{n} de notas ficam entre duas meias estrelas e são arredondadas para a mais próxima. O relatório guarda as originais.',
      other:
        '{n} notas ficam entre duas meias estrelas e são arredondadas para a mais próxima. O relatório guarda as originais.',
    }),
  long: (count) =>
    plural(count, {
      one: '{n} crítica passa de 500 caracteres e é cortada ali.',
      many: '{n} de críticas passam de 500 caracteres e são cortadas ali.',
      other: '{n} críticas passam de 500 caracteres e são cortadas ali.',
    }),
  longNotes: (count) =>
    plural(count, {
      one: '{n} anotação em listas passa de 500 caracteres e é cortada ali.',
      many: '{n} de anotações em listas passam de 500 caracteres e são cortadas ali.',
      other: '{n} anotações em listas passam de 500 caracteres e são cortadas ali.',
    }),
  tags: (tags, count) =>
    plural(count, {
      one: `{n} registro do diário tem tags (${tags.join(', ')}). Elas viram suas tags.`,
      many: `{n} de registros do diário têm tags (${tags.join(', ')}). Elas viram suas tags, no máximo 20 por título e 200 ao todo.`,
      other: `{n} registros do diário têm tags (${tags.join(', ')}). Elas viram suas tags, no máximo 20 por título e 200 ao todo.`,
    }),
  notes: (count) =>
    plural(count, {
      one: '{n} título da sua watchlist tem uma anotação. Aqui, “Quero ver” não tem anotações; o relatório a guarda.',
      many: '{n} de títulos da sua watchlist têm anotações. Aqui, “Quero ver” não tem anotações; o relatório as guarda.',
      other:
        '{n} títulos da sua watchlist têm anotações. Aqui, “Quero ver” não tem anotações; o relatório as guarda.',
    }),
  upTo: (count) =>
    plural(count, {
      one: 'De {n} série o arquivo só diz o último episódio que você viu: todos os anteriores também são marcados, sem data.',
      many: 'De {n} de séries o arquivo só diz o último episódio que você viu: todos os anteriores também são marcados, sem data.',
      other:
        'De {n} séries o arquivo só diz o último episódio que você viu: todos os anteriores também são marcados, sem data.',
    }),
  untold: (days, count) => {
    const quoted = days.map((day) => `“${day}”`).join(', ');
    return plural(count, {
      one: `Não entendemos {n} data, que fica de fora: ${quoted}`,
      many: `Não entendemos {n} de datas, que ficam de fora: ${quoted}`,
      other: `Não entendemos {n} datas, que ficam de fora: ${quoted}`,
    });
  },
};
