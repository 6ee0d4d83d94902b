import type * as English from '../../../messages/diary/diary-page.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { episodeRanges } from '../../../diary/watched-episodes.ts';
import type { WatchedEpisodes } from '../../../diary/watches.ts';
import { formatNumber } from '../../../format.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';
import { RATING_MESSAGES } from '../reviews/ratings.ts';
import { episodeCode } from '../series/series.ts';
import { DIARY_MESSAGES, episodesOf } from './diary.ts';

const entries = (count: number) =>
  plural(count, { one: '{n} entrada', many: '{n} de entradas', other: '{n} entradas' });

function which({ count, first }: WatchedEpisodes): string {
  const named = episodeRanges(first).map((range) => {
    const code = episodeCode({ season: range.season, number: range.from });
    return range.to === range.from ? code : `${code}\u2013E${range.to}`;
  });
  const more = count - first.length;
  return more > 0 ? `${named.join(', ')} y ${formatNumber(more)} más` : named.join(', ');
}

function starsOf({ first }: WatchedEpisodes): string {
  const rated = first.flatMap((place) =>
    place.stars === undefined ? [] : [`${episodeCode(place)} ${RATING_MESSAGES.give(place.stars)}`],
  );
  return rated.join(', ');
}

export const DIARY_PAGE_MESSAGES: Translated<typeof English.DIARY_PAGE_MESSAGES> = {
  ...DIARY_MESSAGES.entry,
  title: ACCOUNT_MENU_MESSAGES.diary,
  numbers: ACCOUNT_MENU_MESSAGES.numbers,
  description: 'Lo que has visto, día a día.',
  signIn: {
    heading: 'Entra para ver tu diario',
    text: 'Guarda día a día lo que has visto, con estrellas y notas.',
  },
  failed: 'No se ha podido cargar tu diario',
  layouts: { month: 'Mes', list: 'Lista' },
  layout: 'Disposición',
  filter: 'Filtrar tu diario',
  kind: 'Mostrar',
  kinds: { all: 'Todos los títulos', movie: 'Películas', tv: 'Series' },
  year: 'Año',
  allYears: 'Todos los años',
  apply: 'Aplicar',
  months: 'Meses',
  weekdays: ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'],
  entries,
  episodesOf,
  which,
  starsOf,
  more: (count) => `+${count} más`,
  allOf: (day, count) => `${formatDate(day)}: ${entries(count)}`,
  undated: (count) => `${entries(count)} sin fecha`,
  page: (page, pages) => `Página ${page} de ${pages}`,
  newer: 'Más recientes',
  older: 'Más antiguas',
  pages: 'Páginas de tu diario',
  back: 'Todo mi diario',
  edit: 'Editar',
  remove: 'Eliminar',
  removeOf: (title) => `Eliminar tu visionado de «${title}»`,
  dateOf: (title, count) =>
    plural(count, {
      one: `Cambiar el día de un episodio de «${title}»`,
      many: `Cambiar el día de {n} de episodios de «${title}»`,
      other: `Cambiar el día de {n} episodios de «${title}»`,
    }),
  unmark: 'No visto',
  unmarkOf: (title, count) =>
    plural(count, {
      one: `Marcar como no visto: un episodio de «${title}»`,
      many: `Marcar como no vistos: {n} de episodios de «${title}»`,
      other: `Marcar como no vistos: {n} episodios de «${title}»`,
    }),
  none: 'Tu diario está en blanco',
  noneText: 'Marca algo como visto o anota lo que has visto, y aparecerá aquí en su día.',
  noneHere: 'Aquí no hay nada visto',
  noneHereText: 'Ninguna entrada del diario coincide con estos filtros.',
  showAll: 'Mostrar todo',
  browse: { label: 'Explorar películas', path: '/movies' },
};
