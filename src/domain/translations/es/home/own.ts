import type * as English from '../../../messages/home/own.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { episodes, titles } from '../counts.ts';
import { plural } from '../plural.ts';

export const OWN_HOME_MESSAGES: Translated<typeof English.OWN_HOME_MESSAGES> = {
  lead: { arrived: 'Nuevo en tus plataformas' },
  noLead: {
    heading: '¿Qué quieres ver esta noche?',
    text: 'Busca un título o ve acotando entre todos.',
    discover: 'Descubrir películas',
  },
  away: {
    heading: 'Mientras no estabas',
    since: (day) => `Desde el ${formatDate(day)}`,
    notices: (n, most) =>
      n >= most
        ? `${most} notificaciones o más`
        : plural(n, {
            one: '{n} notificación',
            many: '{n} de notificaciones',
            other: '{n} notificaciones',
          }),
    episodes: (n, series) =>
      `${episodes(n)} de ${plural(series, {
        one: '{n} serie que sigues',
        many: '{n} de series que sigues',
        other: '{n} series que sigues',
      })}`,
    arrivals: (n) => `${titles(n)} de tus pendientes en tus plataformas`,
  },
  steps: {
    heading: 'Haz tuyo Marquee',
    done: 'Hecho',
    hide: 'Ocultar estos pasos',
    services: {
      label: 'Elige tus plataformas',
      text: 'Así cada título te dice si puedes verlo ahora mismo.',
    },
    import: { label: 'Importa tu historial', text: 'De Letterboxd, Trakt, IMDb, TV Time y más.' },
    stars: { label: 'Puntúa cinco favoritas', text: 'Así Marquee encuentra lo que encaja contigo.' },
    series: { label: 'Sigue tres series', text: 'Así tendrás sus próximos episodios a un toque.' },
  },
  failed: { title: 'No se ha podido cargar lo tuyo', text: 'Todo sigue ahí.' },
  seen: { leftOut: 'Aquí abajo no sale lo que ya has visto.', show: 'Volver a mostrarlo' },
};
