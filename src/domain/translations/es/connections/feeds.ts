import type * as English from '../../../messages/connections/feeds.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { starSigns } from '../../../reviews/stars.ts';
import { episodes } from '../counts.ts';

export const FEED_MESSAGES: Translated<typeof English.FEED_MESSAGES> = {
  diaryOf: (name) => `El diario de ${name ?? 'alguien'} en Marquee`,
  reviewsOf: (name) => `Las críticas de ${name ?? 'alguien'} en Marquee`,
  wishlist: 'Pendientes',
  entry: ({ title, year, stars: given }) =>
    `${title || 'Un título'}${year === null ? '' : `, ${year}`}${given === null ? '' : ` - ${starSigns(given)}`}`,
  episodes: (count, watched) => `${episodes(count)}. ${watched}`,
  watched: (day) => `Visionado el ${formatDate(day)}.`,
  rewatched: (day) => `Revisionado el ${formatDate(day)}.`,
  tellsEnd: 'Esta crítica contiene spoilers. Léela en su página.',
};

export const FEEDS_PAGE_MESSAGES: Translated<typeof English.FEEDS_PAGE_MESSAGES> = {
  title: 'Feeds',
  description: 'Tu diario y tus críticas para lectores de feeds, tus listas para Radarr y Sonarr.',
  signIn: 'Entra para tener tus feeds',
  back: 'Conexiones',
  text: 'Lo tuyo que otros programas pueden leer: el diario y las críticas como RSS o JSON Feed; los pendientes, las listas y las búsquedas guardadas, también para Radarr y Sonarr. Lo público no necesita secreto: sus feeds están en tu página y en tus listas.',
  make: 'Crear dirección',
  renew: 'Renovar la dirección',
  renewText: 'Al renovarla, todas las direcciones que dependen de la antigua dejan de valer al momento.',
  end: 'Anular la dirección',
  since: (day) => `Tu dirección secreta se creó el ${day}.`,
  made: 'Tus direcciones',
  once: 'Copia ahora lo que necesites: el secreto que llevan solo se muestra esta vez. Quien lo tenga puede leer lo que nombran.',
  diary: 'Diario',
  reviews: 'Críticas',
  wishlist: 'Pendientes',
  forms: { 'rss.xml': 'RSS', 'feed.json': 'JSON Feed', 'radarr.json': 'Radarr', 'sonarr.json': 'Sonarr' },
  pattern: 'Cómo se forman las direcciones',
  noTvdb:
    'Las listas para Sonarr están vacías aquí: el catálogo incluido no conoce los números con los que Sonarr encuentra las series. Se llenan en cuanto este sitio use TMDB.',
  patternText: 'En lugar de SECRET va el tuyo.',
  told: {
    changed: 'Esto ha cambiado mientras tanto. No se ha hecho nada.',
    ended: 'La dirección ya no vale. Nadie puede leer tus feeds con ella.',
  },
};
