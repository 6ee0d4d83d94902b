import type * as English from '../../../messages/title-lists/categories.ts';
import type { Translated } from '../../../language/translated.ts';

export const MOVIE_CATEGORY_TEXT: Translated<typeof English.MOVIE_CATEGORY_TEXT> = {
  'trending-now': {
    title: 'Gerade angesagt',
    label: 'Gerade angesagt',
    description: 'Die Filme, die in dieser Woche alle sehen und über die alle reden.',
  },
  popular: {
    title: 'Beliebte Filme',
    label: 'Beliebt',
    description: 'Die Filme mit dem größten Publikum im Moment.',
  },
  'top-rated': {
    title: 'Bestbewertete Filme',
    label: 'Bestbewertet',
    description:
      'Die Filme, die das Publikum am höchsten schätzt, vom Stummfilmklassiker bis zum letzten Jahr.',
  },
  upcoming: {
    title: 'Kommende Filme',
    label: 'Demnächst',
    description: 'Filme, die noch kommen, mit ihren Startterminen.',
  },
};

export const TV_CATEGORY_TEXT: Translated<typeof English.TV_CATEGORY_TEXT> = {
  'airing-today': {
    title: 'Läuft heute',
    label: 'Läuft heute',
    description: 'Serien, von denen heute eine Folge läuft.',
  },
  'on-the-air': {
    title: 'Läuft aktuell',
    label: 'Läuft aktuell',
    description: 'Serien, von denen in den nächsten sieben Tagen eine Folge läuft.',
  },
  popular: {
    title: 'Beliebte Serien',
    label: 'Beliebt',
    description: 'Die Serien mit dem größten Publikum im Moment.',
  },
  'top-rated': {
    title: 'Bestbewertet',
    label: 'Bestbewertet',
    description: 'Die Serien, die das Publikum am höchsten schätzt.',
  },
};
