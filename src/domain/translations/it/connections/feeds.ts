import type * as English from '../../../messages/connections/feeds.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { starSigns } from '../../../reviews/stars.ts';
import { episodes } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

/** "il 5 marzo", "l’8 marzo"; the same before what a date begins. */
const on = (day: string) => day.replace(/^(?=8 |11 )/, 'l’').replace(/^(?=\d)/, 'il ');

export const FEED_MESSAGES: Translated<typeof English.FEED_MESSAGES> = {
  diaryOf: (name) => (name === null ? 'Un diario su Marquee' : `Il diario di ${name} su Marquee`),
  reviewsOf: (name) => (name === null ? 'Recensioni su Marquee' : `Le recensioni di ${name} su Marquee`),
  wishlist: 'Da vedere',
  entry: ({ title, year, stars: given }) =>
    `${title || 'Un titolo'}${year === null ? '' : `, ${year}`}${given === null ? '' : ` - ${starSigns(given)}`}`,
  episodes: (count, watched) => `${episodes(count)}. ${watched}`,
  watched: (day) => `Visto ${on(formatDate(day))}.`,
  rewatched: (day) => `Rivisto ${on(formatDate(day))}.`,
  tellsEnd: 'Questa recensione contiene spoiler. Leggila sulla sua pagina.',
};

export const FEEDS_PAGE_MESSAGES: Translated<typeof English.FEEDS_PAGE_MESSAGES> = {
  title: 'Feed',
  description: 'Il tuo diario e le tue recensioni per i lettori di feed, le tue liste per Radarr e Sonarr.',
  signIn: 'Accedi per avere i tuoi feed',
  back: ACCOUNT_MENU_MESSAGES.connections,
  text: 'Quello che altri programmi possono leggere di te: diario e recensioni come RSS o JSON Feed, i titoli da vedere, le liste e le ricerche salvate anche per Radarr e Sonarr. Quello che è pubblico non ha bisogno di segreti: i suoi feed sono sulla tua pagina e sulle tue liste.',
  make: 'Ottieni un indirizzo',
  renew: 'Rinnova l’indirizzo',
  renewText: 'Se lo rinnovi, tutti gli indirizzi sotto quello vecchio smettono subito di valere.',
  end: 'Elimina l’indirizzo',
  since: (day) => `Hai creato il tuo indirizzo segreto ${on(day)}.`,
  made: 'I tuoi indirizzi',
  once: 'Copia adesso quello che ti serve: il segreto che contengono si vede solo questa volta. Chi ce l’ha può leggere quello che indicano.',
  diary: 'Diario',
  reviews: 'Recensioni',
  wishlist: 'Da vedere',
  forms: { 'rss.xml': 'RSS', 'feed.json': 'JSON Feed', 'radarr.json': 'Radarr', 'sonarr.json': 'Sonarr' },
  pattern: 'Come sono fatti gli indirizzi',
  noTvdb:
    'Qui le liste per Sonarr sono vuote: il catalogo incluso non conosce i numeri con cui Sonarr trova le serie. Si riempiono appena questo sito usa TMDB.',
  patternText: 'Al posto di SECRET va il tuo.',
  told: {
    changed: 'Nel frattempo qualcosa è cambiato. Non è stato fatto niente.',
    ended: 'L’indirizzo è stato eliminato. Ora nessuno può più leggere i tuoi feed da lì.',
  },
};
