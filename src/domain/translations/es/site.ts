import type * as English from '../../messages/site.ts';
import type { Translated } from '../../language/translated.ts';

export const SITE_MESSAGES: Translated<typeof English.SITE_MESSAGES> = {
  tagline: 'Marquee: descubre películas y series',
  description:
    'Descubre películas y series: explora, busca, apunta lo que quieres ver, valora, escribe críticas y entérate de los estrenos.',
  searchEngine: 'Buscar películas en Marquee',
  home: 'Marquee, ir al inicio',
  main: 'Principal',
  menu: 'Menú',
  closeMenu: 'Cerrar menú',
  aiSearch: 'Buscar con IA',
  allGenres: 'Todos los géneros',
  searchBar: 'Barra de búsqueda',
  closeSearch: 'Cerrar búsqueda',
  kinds: { movie: 'Películas', tv: 'Series' },
  languages: 'Idiomas',
  legal: { name: 'Aviso legal', terms: 'Condiciones', privacy: 'Privacidad' },
  crumbs: { name: 'Dónde estás', home: 'Inicio' },
  skip: 'Ir al contenido',
  browseGenres: 'Explorar por géneros →',
  tmdbNotice:
    'Este sitio usa TMDB y las API de TMDB, pero no cuenta con el respaldo, la certificación ni ningún otro tipo de aprobación de TMDB.',
  justWatchNotice: (source) => `${source} aporta los datos sobre dónde ver cada título.`,
  notFound: {
    title: '404',
    text: '¡Vaya! Esta página no existe',
    search: 'Buscar títulos y personas',
    instead: 'O mira qué es tendencia hoy',
  },
  searchButton: 'Buscar',
  failed: {
    title: 'Error',
    description: 'Algo ha fallado.',
    text: 'Algo ha fallado por nuestra parte. Ya lo hemos anotado.',
  },
};

export const SHORTCUT_MESSAGES: Translated<typeof English.SHORTCUT_MESSAGES> = {
  title: 'Atajos de teclado',
  close: 'Cerrar',
  keys: [
    ['/', 'Buscar'],
    ['↓ en una ficha', 'Ir a sus botones'],
    ['← →', 'Moverse entre botones, pestañas y estrellas'],
    ['Esc', 'Cerrar lo que esté abierto'],
    ['?', 'Mostrar estos atajos'],
  ],
};
