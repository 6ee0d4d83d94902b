import type * as English from '../../../messages/detail/detail.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const TITLE_MESSAGES: Translated<typeof English.TITLE_MESSAGES> = {
  overview: 'Trama',
  facts: 'Scheda',
  reviews: 'Recensioni',
  genres: 'Generi',
  rating: 'TMDB',
  onMarquee: 'Marquee',
  lists: 'Le mie liste',
  more: 'Altro',
  noOverview: 'Non c’è ancora una descrizione.',
  writeReview: { name: 'Scrivi una recensione', short: 'Recensisci' },
  watchTrailer: { name: 'Guarda il trailer', short: 'Trailer' },
  onYouTube: 'Guarda su YouTube',
  trailer: (title) => `Trailer: ${title}`,
  closeTrailer: 'Chiudi il trailer',
  description: (title) => `${title} su Marquee.`,
  elsewhere: { label: 'Altrove', imdb: 'IMDb', homepage: 'Sito ufficiale' },
  trailerOf: (title) => `Trailer di «${title}»`,
};

export const FACT_MESSAGES: Translated<typeof English.FACT_MESSAGES> = {
  released: 'Data di uscita',
  notAnnounced: 'Non annunciata',
  runtime: 'Durata',
  certification: 'Classificazione',
  status: 'Stato',
  directors: (count) => plural(count, { one: 'Regia', many: 'Regia', other: 'Regia' }),
  writers: (count) => plural(count, { one: 'Sceneggiatura', many: 'Sceneggiatura', other: 'Sceneggiatura' }),
  originalTitle: 'Titolo originale',
  budget: 'Budget',
  revenue: 'Incasso',
  countries: 'Paesi di produzione',
  companies: 'Produzione',
  languages: 'Lingue parlate',
  original: (language) => `${language} (originale)`,
  onAir: 'In onda',
  creators: 'Ideazione',
  originalName: 'Titolo originale',
  networks: 'Rete',
  seasons: 'Stagioni',
  nextEpisode: 'Prossimo episodio',
};

export const DETAIL_MESSAGES: Translated<typeof English.DETAIL_MESSAGES> = {
  movie: {
    similar: 'Film simili',
    invalid: 'ID del film non valido',
    notFound: {
      title: 'Film non trovato',
      text: 'Questo film non è nel catalogo, o non c’è più.',
    },
    failed: null,
    browse: { label: 'Sfoglia i film', path: '/movies' },
  },
  tv: {
    similar: 'Serie simili',
    invalid: null,
    notFound: {
      title: 'Serie TV non trovata',
      text: 'Questa serie TV non è nel catalogo, o non c’è più.',
    },
    failed: 'Non è stato possibile caricare la serie',
    browse: { label: 'Sfoglia le serie TV', path: '/tv-series' },
  },
};
