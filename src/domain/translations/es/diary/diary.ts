import type * as English from '../../../messages/diary/diary.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Error', text });

const NUMERALS = ['Cero', 'Un', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'];

export const episodesOf: Translated<typeof English.episodesOf> = (count, series) =>
  plural(count, {
    one: `Un episodio de «${series}»`,
    many: `{n} de episodios de «${series}»`,
    other: `${NUMERALS[count] ?? '{n}'} episodios de «${series}»`,
  });

export const onDay: Translated<typeof English.onDay> = (day) =>
  day === null ? 'sin fecha' : `el ${formatDate(day)}`;

export const DIARY_MESSAGES: Translated<typeof English.DIARY_MESSAGES> = {
  log: 'Anotar lo que has visto',
  entry: {
    someTime: 'Sin fecha',
    someSeries: 'una serie',
    again: 'Revisionado',
    editOf: (title) => `Editar tu visionado de «${title}»`,
  },
  refused: { title: 'Entra en tu cuenta', text: 'Así podrás llevar un diario.' },
  logged: (title, day) => ({
    title: 'Anotado',
    text: `«${title}», visionado ${onDay(day)}`,
  }),
  changed: (title) => ({ title: 'Diario actualizado', text: title }),
  changedElsewhere: (day) => ({
    title: 'Ha cambiado en otro sitio',
    text: `Esta entrada dice ahora: visionado ${onDay(day)}. Guarda otra vez para quedarte con lo que tienes aquí.`,
  }),
  ofTitle: 'Tus visionados',
  removed: (title) => ({ title: 'Eliminado de tu diario', text: title }),
  takenBack: (title) => ({
    title: 'Deshecho; la misma reproducción no se volverá a anotar',
    text: title,
  }),
  unmarked: (title, count) => ({
    title: 'Desmarcado como visto',
    text: episodesOf(count, title),
  }),
  logFailed: failed('No se ha podido anotar.'),
  full: failed('Tu diario está lleno: caben 50.000 visionados.'),
  changeFailed: failed('No se ha podido cambiar tu diario.'),
  removeFailed: failed('No se ha podido eliminar de tu diario.'),
};
