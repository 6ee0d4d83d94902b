import type * as English from '../../../messages/detail/detail.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const TITLE_MESSAGES: Translated<typeof English.TITLE_MESSAGES> = {
  overview: 'Handlung',
  facts: 'Fakten',
  reviews: 'Kritiken',
  genres: 'Genres',
  rating: 'TMDB',
  onMarquee: 'Marquee',
  lists: 'Meine Listen',
  more: 'Mehr',
  noOverview: 'Noch gibt es keine Beschreibung.',
  writeReview: { name: 'Kritik schreiben', short: 'Kritik' },
  watchTrailer: { name: 'Trailer ansehen', short: 'Trailer' },
  onYouTube: 'Auf YouTube ansehen',
  trailer: (title) => `Trailer: ${title}`,
  closeTrailer: 'Trailer schließen',
  description: (title) => `${title} auf Marquee.`,
  elsewhere: { label: 'Anderswo', imdb: 'IMDb', homepage: 'Offizielle Seite' },
  trailerOf: (title) => `Trailer zu „${title}“`,
};

export const FACT_MESSAGES: Translated<typeof English.FACT_MESSAGES> = {
  released: 'Start',
  notAnnounced: 'Noch offen',
  runtime: 'Laufzeit',
  certification: 'Altersfreigabe',
  status: 'Status',
  directors: (count) => plural(count, { one: 'Regie', other: 'Regie' }),
  writers: (count) => plural(count, { one: 'Drehbuch', other: 'Drehbuch' }),
  originalTitle: 'Originaltitel',
  budget: 'Budget',
  revenue: 'Einspielergebnis',
  countries: 'Produktionsländer',
  companies: 'Produktion',
  languages: 'Sprachen',
  original: (language) => `${language} (Original)`,
  onAir: 'Ausstrahlung',
  creators: 'Idee',
  originalName: 'Originaltitel',
  networks: 'Sender',
  seasons: 'Staffeln',
  nextEpisode: 'Nächste Folge',
};

export const DETAIL_MESSAGES: Translated<typeof English.DETAIL_MESSAGES> = {
  movie: {
    similar: 'Ähnliche Filme',
    invalid: 'Diese Filmnummer gibt es nicht',
    notFound: {
      title: 'Film nicht gefunden',
      text: 'Dieser Film steht nicht oder nicht mehr im Katalog.',
    },
    failed: null,
    browse: { label: 'Filme ansehen', path: '/movies' },
  },
  tv: {
    similar: 'Ähnliche Serien',
    invalid: null,
    notFound: { title: 'Serie nicht gefunden', text: 'Diese Serie steht nicht oder nicht mehr im Katalog.' },
    failed: 'Die Serie konnte nicht geladen werden',
    browse: { label: 'Serien ansehen', path: '/tv-series' },
  },
};
