import type * as English from '../../../messages/seasons/seasons.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes } from '../counts.ts';
import { plural } from '../plural.ts';

export const SEASON_MESSAGES: Translated<typeof English.SEASON_MESSAGES> = {
  notFound: {
    title: 'Stagione non trovata',
    text: 'Questa stagione non è nel catalogo, o non c’è più.',
  },
  failed: 'Non è stato possibile caricare la stagione',
  browse: { label: 'Sfoglia le serie TV', path: '/tv-series' },
  name: (number) => (number === 0 ? 'Speciali' : `Stagione ${number}`),
  episode: (number) => `Episodio ${number}`,
  finale: 'Finale di stagione',
  airs: (date) => `In onda: ${date}`,
  today: 'Oggi',
  tomorrow: 'Domani',
  noDate: 'Ancora senza data',
  index: 'Tutti gli episodi',
  span: (first, last) => (first === last ? String(first) : `${first}–${last}`),
  more: 'Continua a leggere',
  episodes: 'Episodi',
  noEpisodes: 'Gli episodi non si conoscono ancora',
  range: (first, last, all) => `Episodi da ${first} a ${last} su ${all}`,
  earlier: 'Episodi precedenti',
  later: 'Episodi successivi',
  all: (count) =>
    plural(count, {
      one: '{n} stagione',
      many: 'Tutte: {n} di stagioni',
      other: 'Tutte le {n} stagioni',
    }),
  others: 'Stagioni',
  neighbours: 'Altre stagioni',
  toSeries: (title) => `Torna a «${title}»`,
  description: (series, season, count) => `${season} di «${series}»: ${episodes(count)}.`,
};
