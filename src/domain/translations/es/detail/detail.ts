import type * as English from '../../../messages/detail/detail.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const TITLE_MESSAGES: Translated<typeof English.TITLE_MESSAGES> = {
  overview: 'Sinopsis',
  facts: 'Datos',
  reviews: 'Críticas',
  genres: 'Géneros',
  rating: 'TMDB',
  onMarquee: 'Marquee',
  lists: 'Mis listas',
  more: 'Más',
  noOverview: 'Todavía no hay sinopsis.',
  writeReview: { name: 'Escribir crítica', short: 'Crítica' },
  watchTrailer: { name: 'Ver tráiler', short: 'Tráiler' },
  onYouTube: 'Ver en YouTube',
  trailer: (title) => `Tráiler: ${title}`,
  closeTrailer: 'Cerrar tráiler',
  description: (title) => `${title} en Marquee.`,
  elsewhere: { label: 'En otros sitios', imdb: 'IMDb', homepage: 'Web oficial' },
  trailerOf: (title) => `Tráiler de «${title}»`,
};

export const FACT_MESSAGES: Translated<typeof English.FACT_MESSAGES> = {
  released: 'Estreno',
  notAnnounced: 'Sin anunciar',
  runtime: 'Duración',
  certification: 'Edad recomendada',
  status: 'Estado',
  directors: (count) => plural(count, { one: 'Dirección', many: 'Dirección', other: 'Dirección' }),
  writers: (count) => plural(count, { one: 'Guion', many: 'Guion', other: 'Guion' }),
  originalTitle: 'Título original',
  budget: 'Presupuesto',
  revenue: 'Recaudación',
  countries: 'Países de producción',
  companies: 'Productoras',
  languages: 'Idiomas',
  original: (language) => `${language} (original)`,
  onAir: 'En emisión',
  creators: 'Creada por',
  originalName: 'Título original',
  networks: 'Cadenas',
  seasons: 'Temporadas',
  nextEpisode: 'Próximo episodio',
};

export const DETAIL_MESSAGES: Translated<typeof English.DETAIL_MESSAGES> = {
  movie: {
    similar: 'Películas parecidas',
    invalid: 'Número de película no válido',
    notFound: {
      title: 'Película no encontrada',
      text: 'Esta película no está en el catálogo, o ya no está.',
    },
    failed: null,
    browse: { label: 'Explorar películas', path: '/movies' },
  },
  tv: {
    similar: 'Series parecidas',
    invalid: null,
    notFound: { title: 'Serie no encontrada', text: 'Esta serie no está en el catálogo, o ya no está.' },
    failed: 'No se ha podido cargar la serie',
    browse: { label: 'Explorar series', path: '/tv-series' },
  },
};
