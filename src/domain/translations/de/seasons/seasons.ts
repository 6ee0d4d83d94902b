import type * as English from '../../../messages/seasons/seasons.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes } from '../counts.ts';
import { plural } from '../plural.ts';

export const SEASON_MESSAGES: Translated<typeof English.SEASON_MESSAGES> = {
  notFound: {
    title: 'Staffel nicht gefunden',
    text: 'Diese Staffel steht nicht oder nicht mehr im Katalog.',
  },
  failed: 'Die Staffel konnte nicht geladen werden',
  browse: { label: 'Serien ansehen', path: '/tv-series' },
  name: (number) => (number === 0 ? 'Specials' : `Staffel ${number}`),
  episode: (number) => `Folge ${number}`,
  finale: 'Staffelfinale',
  airs: (date) => `Läuft am ${date}`,
  today: 'Heute',
  tomorrow: 'Morgen',
  noDate: 'Noch kein Termin',
  index: 'Alle Folgen',
  span: (first, last) => (first === last ? String(first) : `${first}–${last}`),
  more: 'Weiterlesen',
  episodes: 'Folgen',
  noEpisodes: 'Noch sind keine Folgen bekannt',
  range: (first, last, all) => `Folgen ${first} bis ${last} von ${all}`,
  earlier: 'Frühere Folgen',
  later: 'Spätere Folgen',
  all: (count) => plural(count, { one: '{n} Staffel', other: 'Alle {n} Staffeln' }),
  others: 'Staffeln',
  neighbours: 'Andere Staffeln',
  toSeries: (title) => `Zurück zu „${title}“`,
  description: (series, season, count) => `${season} von „${series}“: ${episodes(count)}.`,
};
