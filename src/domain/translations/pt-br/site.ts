import type * as English from '../../messages/site.ts';
import type { Translated } from '../../language/translated.ts';

export const SITE_MESSAGES: Translated<typeof English.SITE_MESSAGES> = {
  tagline: 'Marquee: descubra filmes e séries',
  description:
    'Descubra filmes e séries: explore, busque, guarde o que quer ver, dê notas, escreva críticas e receba lembretes das estreias.',
  searchEngine: 'Buscar filmes no Marquee',
  home: 'Marquee, página inicial',
  main: 'Principal',
  menu: 'Menu',
  closeMenu: 'Fechar menu',
  aiSearch: 'Busca com IA',
  allGenres: 'Todos os gêneros',
  searchBar: 'Barra de busca',
  closeSearch: 'Fechar busca',
  kinds: { movie: 'Filmes', tv: 'Séries' },
  languages: 'Idiomas',
  legal: { name: 'Informações legais', terms: 'Termos', privacy: 'Privacidade' },
  crumbs: { name: 'Você está aqui', home: 'Início' },
  skip: 'Pular para o conteúdo',
  browseGenres: 'Explorar por gênero →',
  tmdbNotice:
    'Este site usa o TMDB e as APIs do TMDB, mas não é endossado, certificado nem aprovado de qualquer outra forma pelo TMDB.',
  justWatchNotice: (source) => `${source} fornece os dados de onde assistir.`,
  notFound: {
    title: '404',
    text: 'Ops! Página não encontrada',
    search: 'Buscar títulos e pessoas',
    instead: 'Ou veja o que está em alta hoje',
  },
  searchButton: 'Buscar',
  failed: {
    title: 'Erro',
    description: 'Algo deu errado.',
    text: 'Algo deu errado do nosso lado. Já ficou registrado.',
  },
};

export const SHORTCUT_MESSAGES: Translated<typeof English.SHORTCUT_MESSAGES> = {
  title: 'Atalhos do teclado',
  close: 'Fechar',
  keys: [
    ['/', 'Buscar'],
    ['↓ em um card', 'Ir para os botões dele'],
    ['← →', 'Andar entre botões, abas e estrelas'],
    ['Esc', 'Fechar o que estiver aberto'],
    ['?', 'Mostrar estes atalhos'],
  ],
};
