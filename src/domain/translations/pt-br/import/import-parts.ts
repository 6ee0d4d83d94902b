import type * as English from '../../../messages/import/import-parts.ts';
import type { Translated } from '../../../language/translated.ts';
import { reviews } from '../counts.ts';
import { plural } from '../plural.ts';

export const IMPORT_PARTS: Translated<typeof English.IMPORT_PARTS> = {
  movieWatch: {
    counted: (count) =>
      plural(count, {
        one: '{n} registro de filme',
        many: '{n} de registros de filmes',
        other: '{n} registros de filmes',
      }),
    becomes: 'Entram no diário em seus próprios dias; os filmes vão para “Assistidos”.',
  },
  episodeWatch: {
    counted: (count) =>
      plural(count, {
        one: '{n} episódio visto',
        many: '{n} de episódios vistos',
        other: '{n} episódios vistos',
      }),
    becomes: 'Marcados como vistos em seus próprios dias; você passa a seguir as séries.',
  },
  watched: {
    counted: (count) =>
      plural(count, {
        one: '{n} título que você já viu',
        many: '{n} de títulos que você já viu',
        other: '{n} títulos que você já viu',
      }),
    becomes: 'Vão para “Assistidos”, sem data: o arquivo não diz quando.',
  },
  rating: {
    counted: (count) => plural(count, { one: '{n} nota', many: '{n} de notas', other: '{n} notas' }),
    becomes: 'Suas notas, em cinco estrelas, até a meia.',
  },
  wish: {
    counted: (count) =>
      plural(count, {
        one: '{n} título que você quer ver',
        many: '{n} de títulos que você quer ver',
        other: '{n} títulos que você quer ver',
      }),
    becomes: 'Vão para “Quero ver”.',
  },
  review: { counted: reviews, becomes: 'Suas críticas, com seu nome.' },
  favorite: {
    counted: (count) =>
      plural(count, { one: '{n} favorito', many: '{n} de favoritos', other: '{n} favoritos' }),
    becomes: 'Seus favoritos.',
  },
  follow: {
    counted: (count) =>
      plural(count, {
        one: '{n} série que você segue',
        many: '{n} de séries que você segue',
        other: '{n} séries que você segue',
      }),
    becomes: 'Séries que você segue; as pausadas e abandonadas continuam assim.',
  },
  dismissed: {
    counted: (count) =>
      plural(count, {
        one: '{n} título que não interessa a você',
        many: '{n} de títulos que não interessam a você',
        other: '{n} títulos que não interessam a você',
      }),
    becomes: 'Títulos que não interessam a você: as listas os deixam de fora.',
  },
  list: {
    counted: (count) =>
      plural(count, {
        one: '{n} item de lista',
        many: '{n} de itens de listas',
        other: '{n} itens de listas',
      }),
    becomes: 'Suas próprias listas, com os nomes delas, visíveis só para você.',
  },
  own: {
    counted: (count) => plural(count, { one: '{n} item', many: '{n} de itens', other: '{n} itens' }),
    becomes: 'Exatamente o que eram quando você os exportou.',
  },
};
