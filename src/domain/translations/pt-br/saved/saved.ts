import type * as English from '../../../messages/saved/saved.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

type Lists = Pick<Translated<typeof English.SAVED_MESSAGES>, 'wishlist' | 'watched' | 'dismissed'>;

const LISTS: Lists = {
  wishlist: {
    heading: ACCOUNT_MENU_MESSAGES.wishlist,
    description: 'Filmes e séries que você quer ver.',
    signIn: {
      heading: 'Entre para ver sua lista “Quero ver”',
      text: 'Guarde em um só lugar os filmes e séries que quer ver.',
    },
    empty: {
      movie: {
        heading: 'Nenhum filme em “Quero ver” ainda',
        text: 'Adicione os que você quer ver, e eles esperam por você aqui.',
      },
      tv: {
        heading: 'Nenhuma série em “Quero ver” ainda',
        text: 'Adicione as que você quer ver, e elas esperam por você aqui.',
      },
    },
  },
  watched: {
    heading: ACCOUNT_MENU_MESSAGES.watched,
    description: 'Filmes e séries que você já viu.',
    signIn: {
      heading: 'Entre para ver seus assistidos',
      text: 'Não perca a conta dos filmes e séries que você já viu.',
    },
    empty: {
      movie: {
        heading: 'Nenhum filme assistido ainda',
        text: 'Marque os filmes que já viu, e eles ficam guardados aqui.',
      },
      tv: {
        heading: 'Nenhuma série assistida ainda',
        text: 'Marque as séries que já viu, e elas ficam guardadas aqui.',
      },
    },
  },
  dismissed: {
    heading: ACCOUNT_MENU_MESSAGES.dismissed,
    description: 'Filmes e séries que as listas deixam de fora para você.',
    signIn: {
      heading: 'Entre para ver o que não interessa a você',
      text: 'Oculte filmes e séries que você não quer mais ver por aqui.',
    },
    empty: {
      movie: {
        heading: 'Você não ocultou nenhum filme',
        text: 'Escolha “Não tenho interesse” no card ou na página de um filme, e as listas o deixam de fora.',
      },
      tv: {
        heading: 'Você não ocultou nenhuma série',
        text: 'Escolha “Não tenho interesse” no card ou na página de uma série, e as listas a deixam de fora.',
      },
    },
  },
};

export const SAVED_MESSAGES: Translated<typeof English.SAVED_MESSAGES> = {
  ...LISTS,
  tabs: { movie: 'Filmes', tv: 'Séries' },
  browse: {
    movie: { label: 'Explorar filmes', path: '/movies' },
    tv: { label: 'Explorar séries', path: '/tv-series' },
  },
  sorts: {
    added: { wishlist: 'Quando salvei', watched: 'Quando vi', dismissed: 'Quando ocultei' },
    title: 'Título',
    year: 'Ano',
    rating: 'Nota',
  },
  favoritesOnly: { name: 'Quais títulos', yes: 'Só favoritos', no: 'Todos' },
  layout: { name: 'Visual', grid: 'Grade', list: 'Lista' },
  choices: 'Quais títulos, e como',
  menu: 'Mais',
  more: 'Carregar mais',
  loading: 'Carregando…',
  page: (page) => `Página ${page}`,
  previousPage: 'Página anterior',
  dateUnknown: 'Data desconhecida',
  short: { watched: 'Já vi', favorite: 'Favorito', remove: 'Remover' },
  filter: { name: 'Filtrar títulos', apply: 'Filtrar' },
  favoriteOf: (title) => `Favorito: ${title}`,
  rated: (vote) => `Nota ${vote}`,
  sortBy: 'Ordenar por',
  filterBy: 'Filtrar por título',
  markWatched: (title) => `Já vi: marcar “${title}” como visto`,
  remove: {
    wishlist: (title) => `Tirar “${title}” de “Quero ver”`,
    watched: (title) => `Tirar “${title}” de “Assistidos”`,
  },
  watchedOn: (day) => (day === null ? 'Visto, sem data' : `Visto em ${formatDate(day)}`),
  takeBack: 'Desfazer',
  takeBackTitle: (title) => `Desfazer: mostrar “${title}” de novo`,
  showing: (count) =>
    plural(count, { one: '{n} resultado', many: '{n} de resultados', other: '{n} resultados' }),
  noMatch: (text) => `Nenhum título com “${text}”`,
  noFavoriteMatch: (text) => `Nenhum favorito com “${text}”`,
  noFavorites: {
    heading: 'Nenhum favorito entre eles ainda',
    text: 'Marque com o coração os que você ama, e encontre-os aqui.',
  },
  services: {
    which: 'Onde assistir',
    anywhere: 'Tanto faz',
    mine: 'Nos meus serviços',
    choose: 'Escolher meus serviços',
    none: {
      heading: 'Nenhum destes está nos seus serviços agora',
      text: 'O Marquee confere de novo toda noite.',
    },
    noneTicked: {
      heading: 'Escolha seus serviços primeiro',
      text: 'Depois, encontre aqui o que está incluído neles.',
    },
    lookingUp: (count) =>
      plural(count, {
        one: 'Conferindo onde assistir mais {n} título…',
        many: 'Conferindo onde assistir mais {n} de títulos…',
        other: 'Conferindo onde assistir mais {n} títulos…',
      }),
    notKnown: (count) =>
      plural(count, {
        one: 'Ainda não sabemos onde assistir mais {n} título.',
        many: 'Ainda não sabemos onde assistir mais {n} de títulos.',
        other: 'Ainda não sabemos onde assistir mais {n} títulos.',
      }),
    lookUp: 'Conferir já',
  },
  clear: 'Limpar filtro',
  showAll: 'Mostrar tudo',
  gone: {
    kept: (title) => `Você guardou este título como “${title}”.`,
    unknown: 'Não conseguimos conferir se ele está nas suas listas.',
    tryAgain: 'Tentar de novo',
    remove: {
      wishlist: 'Tirar de “Quero ver”',
      watched: 'Tirar de “Assistidos”',
      favorite: 'Tirar dos favoritos',
      dismissed: 'Esquecer que não tenho interesse',
    },
  },
  removeAll: {
    label: 'Remover tudo',
    working: 'Removendo…',
    question: (count, kind) =>
      kind === 'movie'
        ? plural(count, {
            one: 'Tirar {n} filme de “Assistidos”?',
            many: 'Tirar {n} de filmes de “Assistidos”?',
            other: 'Tirar {n} filmes de “Assistidos”?',
          })
        : plural(count, {
            one: 'Tirar {n} série de “Assistidos”?',
            many: 'Tirar {n} de séries de “Assistidos”?',
            other: 'Tirar {n} séries de “Assistidos”?',
          }),
    text: {
      movie:
        'Tudo o que está na aba Filmes é removido, com qualquer filtro. Favoritos, notas e críticas ficam.',
      tv: 'Tudo o que está na aba Séries é removido, com qualquer filtro. Favoritos, notas e críticas ficam.',
    },
    forGood: 'Tantos assim não dá para trazer de volta.',
  },
};
