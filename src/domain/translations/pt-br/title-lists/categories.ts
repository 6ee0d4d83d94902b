import type * as English from '../../../messages/title-lists/categories.ts';
import type { Translated } from '../../../language/translated.ts';

export const MOVIE_CATEGORY_TEXT: Translated<typeof English.MOVIE_CATEGORY_TEXT> = {
  'trending-now': {
    title: 'Em alta',
    label: 'Em alta',
    description: 'Os filmes que todo mundo está vendo e comentando esta semana.',
  },
  popular: {
    title: 'Filmes populares',
    label: 'Populares',
    description: 'Os filmes com o maior público do momento.',
  },
  'top-rated': {
    title: 'Filmes mais bem avaliados',
    label: 'Melhores notas',
    description: 'Os filmes com as maiores notas do público, dos clássicos do cinema mudo ao ano passado.',
  },
  upcoming: {
    title: 'Próximas estreias',
    label: 'Em breve',
    description: 'Filmes que ainda vão estrear, com as datas de estreia.',
  },
};

export const TV_CATEGORY_TEXT: Translated<typeof English.TV_CATEGORY_TEXT> = {
  'airing-today': {
    title: 'No ar hoje',
    label: 'No ar hoje',
    description: 'Séries com episódio hoje.',
  },
  'on-the-air': {
    title: 'No ar esta semana',
    label: 'Esta semana',
    description: 'Séries com episódio nos próximos sete dias.',
  },
  popular: {
    title: 'Séries populares',
    label: 'Populares',
    description: 'As séries com o maior público do momento.',
  },
  'top-rated': {
    title: 'Séries mais bem avaliadas',
    label: 'Melhores notas',
    description: 'As séries com as maiores notas do público.',
  },
};
