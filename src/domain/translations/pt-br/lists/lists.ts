import type * as English from '../../../messages/lists/lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { plural } from '../plural.ts';

type Lists = Pick<
  Translated<typeof English.LIST_MESSAGES>,
  'wishlist' | 'watched' | 'favorite' | 'dismissed'
>;

const signIn = (text: string) => ({ title: 'Entre na sua conta', text });
const failed = (text: string) => ({ title: 'Erro', text });
const unsure = (text: string) => failed(`${text} Tente de novo.`);

/** Two of them by name, and how many more. */
function some([first, second, ...more]: readonly string[]): string {
  if (more.length === 0) return `“${first}” e “${second}”`;
  return `“${first}”, “${second}” e mais ${formatNumber(more.length)}`;
}

const LISTS: Lists = {
  wishlist: {
    button: 'Quero ver',
    signIn: {
      movie: signIn('Assim você pode guardar os filmes que quer ver.'),
      tv: signIn('Assim você pode guardar as séries que quer ver.'),
    },
    added: (title) => ({ title: 'Adicionado a “Quero ver”', text: `“${title}” agora está em “Quero ver”.` }),
    duplicate: (title) => ({ title: 'Já está em “Quero ver”', text: `“${title}” já está em “Quero ver”.` }),
    unknown: (title) => unsure(`Não conseguimos conferir se “${title}” está em “Quero ver”.`),
    addFailed: {
      movie: failed('Não conseguimos pôr o filme em “Quero ver”.'),
      tv: failed('Não conseguimos pôr a série em “Quero ver”.'),
    },
    removed: (title) => ({ title: 'Removido de “Quero ver”', text: title }),
    removeFailed: {
      movie: failed('Não conseguimos tirar o filme de “Quero ver”.'),
      tv: failed('Não conseguimos tirar a série de “Quero ver”.'),
    },
    loadFailed: {
      movie: failed('Não conseguimos carregar a lista “Quero ver”.'),
      tv: failed('Não conseguimos carregar a lista “Quero ver”.'),
    },
  },
  watched: {
    button: 'Já vi',
    signIn: {
      movie: signIn('Assim você pode marcar os filmes que já viu.'),
      tv: signIn('Assim você pode marcar as séries que já viu.'),
    },
    added: (title) => ({ title: 'Marcado como visto', text: `“${title}” agora está em “Assistidos”.` }),
    duplicate: (title) => ({ title: 'Você já viu', text: `“${title}” já está em “Assistidos”.` }),
    unknown: (title) => unsure(`Não conseguimos conferir se “${title}” está em “Assistidos”.`),
    addFailed: {
      movie: failed('Não conseguimos pôr o filme em “Assistidos”.'),
      tv: failed('Não conseguimos pôr a série em “Assistidos”.'),
    },
    removed: (title) => ({ title: 'Removido de “Assistidos”', text: title }),
    removeFailed: {
      movie: failed('Não conseguimos tirar o filme de “Assistidos”.'),
      tv: failed('Não conseguimos tirar a série de “Assistidos”.'),
    },
    loadFailed: {
      movie: failed('Não conseguimos carregar os filmes que você já viu.'),
      tv: failed('Não conseguimos carregar as séries que você já viu.'),
    },
  },
  favorite: {
    button: 'Favorito',
    signIn: {
      movie: signIn('Assim você pode favoritar filmes.'),
      tv: signIn('Assim você pode favoritar séries.'),
    },
    added: (title) => ({ title: 'Adicionado aos favoritos', text: title }),
    duplicate: (title) => ({ title: 'Já é favorito', text: `“${title}” já está nos seus favoritos.` }),
    unknown: (title) => unsure(`Não conseguimos conferir se “${title}” está nos seus favoritos.`),
    addFailed: {
      movie: failed('Não conseguimos pôr o filme nos favoritos.'),
      tv: failed('Não conseguimos pôr a série nos favoritos.'),
    },
    removed: (title) => ({ title: 'Removido dos favoritos', text: title }),
    removeFailed: {
      movie: failed('Não conseguimos tirar o filme dos favoritos.'),
      tv: failed('Não conseguimos tirar a série dos favoritos.'),
    },
    loadFailed: {
      movie: failed('Não conseguimos carregar os favoritos.'),
      tv: failed('Não conseguimos carregar os favoritos.'),
    },
  },
  dismissed: {
    button: 'Não tenho interesse',
    signIn: {
      movie: signIn('Assim você pode ocultar os filmes que não interessam a você.'),
      tv: signIn('Assim você pode ocultar as séries que não interessam a você.'),
    },
    added: (title) => ({ title: 'Sem interesse', text: `Você não vai mais ver “${title}” por aqui.` }),
    duplicate: (title) => ({ title: 'Sem interesse', text: `“${title}” já está oculto.` }),
    unknown: (title) => unsure(`Não conseguimos conferir se você ocultou “${title}”.`),
    addFailed: {
      movie: failed('Não conseguimos ocultar o filme.'),
      tv: failed('Não conseguimos ocultar a série.'),
    },
    removed: (title) => ({ title: 'De volta', text: `“${title}” volta a aparecer.` }),
    removeFailed: {
      movie: failed('Não conseguimos mostrar o filme de novo.'),
      tv: failed('Não conseguimos mostrar a série de novo.'),
    },
    loadFailed: {
      movie: failed('Não conseguimos carregar o que não interessa a você.'),
      tv: failed('Não conseguimos carregar o que não interessa a você.'),
    },
  },
};

const removed = (count: number) =>
  plural(count, { one: '{n} removido', many: '{n} removidos', other: '{n} removidos' });
const removedSeries = (count: number) =>
  plural(count, { one: '{n} removida', many: '{n} removidas', other: '{n} removidas' });

export const LIST_MESSAGES: Translated<typeof English.LIST_MESSAGES> = {
  ...LISTS,
  details: 'Dia, estrelas, anotação',
  unknownState: (button) => `${button} (sem resposta, aperte para tentar de novo)`,
  removeAll: {
    done: {
      movie: (count) => ({ title: 'Todos os filmes removidos', text: removed(count) }),
      tv: (count) => ({ title: 'Todas as séries removidas', text: removedSeries(count) }),
    },
    failed: {
      movie: failed('Não conseguimos remover todos os filmes assistidos.'),
      tv: failed('Não conseguimos remover todas as séries assistidas.'),
    },
  },
  several: {
    removed: (titles) => ({
      title: plural(titles.length, {
        one: '{n} título removido',
        many: '{n} de títulos removidos',
        other: '{n} títulos removidos',
      }),
      text: some(titles),
    }),
    entered: {
      wishlist: (titles) => ({
        title: plural(titles.length, {
          one: '{n} título em “Quero ver”',
          many: '{n} de títulos em “Quero ver”',
          other: '{n} títulos em “Quero ver”',
        }),
        text: some(titles),
      }),
      watched: (titles) => ({
        title: plural(titles.length, {
          one: '{n} título marcado como visto',
          many: '{n} de títulos marcados como vistos',
          other: '{n} títulos marcados como vistos',
        }),
        text: some(titles),
      }),
      dismissed: (titles) => ({
        title: plural(titles.length, {
          one: '{n} título oculto',
          many: '{n} de títulos ocultos',
          other: '{n} títulos ocultos',
        }),
        text: some(titles),
      }),
    },
    takenBack: (titles) => ({
      title: plural(titles.length, {
        one: '{n} título de volta',
        many: '{n} de títulos de volta',
        other: '{n} títulos de volta',
      }),
      text: some(titles),
    }),
  },
};
