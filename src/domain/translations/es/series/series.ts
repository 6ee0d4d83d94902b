import type * as English from '../../../messages/series/series.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Error', text });
const markedAs = (count: number) =>
  plural(count, {
    one: '{n} episodio marcado como visto',
    many: '{n} de episodios marcados como vistos',
    other: '{n} episodios marcados como vistos',
  });

export const episodeCode: Translated<typeof English.episodeCode> = ({ season, number }) =>
  `${season === 0 ? 'Especial' : `S${season}`} E${number}`;

export const SERIES_MESSAGES: Translated<typeof English.SERIES_MESSAGES> = {
  follow: 'Seguir',
  states: { watching: 'Siguiendo', paused: 'En pausa', dropped: 'Abandonada' },
  menu: 'Qué hacer con esta serie',
  pause: 'Poner en pausa',
  drop: 'Abandonar',
  resume: 'Retomar',
  again: 'Volver a verla',
  endRun: 'Terminar la vuelta',
  stop: 'Dejar de seguir',
  markAll: 'Marcar todo lo emitido',
  refused: { title: 'Entra en tu cuenta', text: 'Así podrás seguir series.' },
  followFailed: failed('No se ha podido seguir la serie.'),
  nextSeason: {
    set: 'Recordarme',
    setOf: 'la próxima temporada',
    refused: { title: 'Entra en tu cuenta', text: 'Así podrás crear recordatorios.' },
    failed: failed('No se ha podido crear el recordatorio.'),
  },
  stateFailed: failed('No se ha podido cambiar.'),
  markFailed: failed('No se ha podido marcar como visto.'),
  unmarkFailed: failed('No se ha podido desmarcar.'),
  unknown: 'No se ha podido cargar lo que has visto.',
  retry: 'Reintentar',
  followed: (title) => ({
    title: `Sigues «${title}»`,
    text: 'Su próximo episodio está en «A continuación».',
  }),
  stopped: (title) => ({
    title: `Ya no sigues «${title}»`,
    text: 'Lo que has visto queda marcado.',
  }),
  paused: (title) => ({ title: 'En pausa', text: title }),
  dropped: (title) => ({ title: 'Abandonada', text: title }),
  resumed: (title) => ({ title: 'Vuelves a seguirla', text: title }),
  runBegun: (title, run) => ({
    title: `Vuelves a ver «${title}»`,
    text: `La vuelta ${run} empieza por el primer episodio.`,
  }),
  runEnded: (title, run) => ({
    title: `Ya no vuelves a ver «${title}»`,
    text: `Lo que viste en la vuelta ${run} se queda, y «Volver a verla» sigue desde ahí.`,
  }),
  noRun: (title) => ({
    title: 'Nada que volver a ver',
    text: `Todavía no has visto nada de «${title}».`,
  }),
  marked: (count) => ({
    title: count === 0 ? 'Nada nuevo que marcar' : markedAs(count),
  }),
  watchedNext: (at, title) => ({
    title: `${episodeCode(at)} marcado como visto`,
    text: title,
  }),
  markedAndFollowed: (count, title) => ({
    title: markedAs(count),
    text: `Ahora sigues «${title}».`,
  }),
  notAired: { title: 'Aún no se ha emitido', text: 'Podrás marcarlo desde el día en que se emita.' },
  unmarked: { title: 'Ya no está marcado como visto' },
  dated: (day) => ({
    title: day === null ? 'Visto, sin fecha' : `Visto el ${formatDate(day)}`,
  }),
  dateFailed: failed('No se ha podido cambiar el día.'),
  takenBack: (count) => ({
    title: plural(count, {
      one: '{n} episodio desmarcado',
      many: '{n} de episodios desmarcados',
      other: '{n} episodios desmarcados',
    }),
  }),
  finished: (title) => ({
    title: `Has terminado «${title}»`,
    text: '¿La añadimos a «Ya vistas»?',
  }),
  addToWatched: 'Añadir a vistas',
  watched: 'Visto',
  watchedOf: (name) => `Visto: ${name}`,
  day: 'Otro día',
  dayOf: (name) => `Otro día: ${name}`,
  upTo: 'Todo hasta aquí',
  upToOf: (name) => `Marcar como visto todo hasta ${name}`,
  season: 'Marcar temporada',
  seasonOf: (name) => `Marcar como vista: ${name}`,
  unmarkSeason: 'Desmarcar temporada',
  unmarkSeasonOf: (name) => `Desmarcar ${name}`,
  progress: (watched, aired) => `${watched} de ${aired}`,
  progressOf: (watched, aired) =>
    plural(aired, {
      one: `${watched} de {n} episodio visto`,
      many: `${watched} de {n} de episodios vistos`,
      other: `${watched} de {n} episodios vistos`,
    }),
  run: (run) => `Vuelta ${run}`,
  caughtUp: 'Al día',
  finishedNow: 'Terminada',
  next: (code, name) => `Siguiente: ${[code, name].filter(Boolean).join(' · ')}`,
  coming: (date) => `Próximo episodio: ${formatDate(date)}`,
  fetching: 'Cargando sus episodios…',
  fetchFailed: 'No se han podido cargar sus episodios. Marquee lo intenta de nuevo esta noche.',
  noEpisodes: 'Aún no se conocen episodios',
  gone: 'Esta serie ya no está en el catálogo.',
  lost: (count) =>
    plural(count, {
      one: '{n} episodio que viste ya no está en el catálogo',
      many: '{n} de episodios que viste ya no están en el catálogo',
      other: '{n} episodios que viste ya no están en el catálogo',
    }),
};
