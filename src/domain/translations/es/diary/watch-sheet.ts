import type * as English from '../../../messages/diary/watch-sheet.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { stars as inStars } from '../counts.ts';
import { plural } from '../plural.ts';
import { onDay } from './diary.ts';

export const WATCH_SHEET_MESSAGES: Translated<typeof English.WATCH_SHEET_MESSAGES> = {
  title: 'Anotar',
  edit: 'Editar visionado',
  pick: '¿Qué has visto?',
  placeholder: 'Buscar películas y series',
  here: 'Esta página',
  kinds: { movie: 'Película', tv: 'Serie' },
  found: (count) =>
    plural(count, {
      one: '{n} título encontrado',
      many: '{n} de títulos encontrados',
      other: '{n} títulos encontrados',
    }),
  noneFound: 'No hay películas ni series con ese nombre.',
  notAsked: 'La búsqueda no responde ahora mismo. Vuelve a intentarlo.',
  other: 'Otro título',
  when: '¿Cuándo lo viste?',
  choices: {
    today: 'Hoy',
    yesterday: 'Ayer',
    date: 'Otro día',
    none: 'No me acuerdo',
  },
  date: 'Día',
  again: 'Revisionado',
  before: (day) => `La última vez en tu diario: ${onDay(day)}.`,
  stars: 'Estrellas de este visionado',
  clear: { label: 'Borrar', of: 'las estrellas de este visionado' },
  titleStars: (stars) => `Al título le diste ${inStars(stars)}.`,
  starsRule:
    'Tus estrellas del título siguen a tu último visionado con estrellas, salvo que las dieras en su ficha.',
  note: 'Nota, solo para ti',
  save: 'Guardar',
  saving: 'Guardando…',
  saveAnyway: 'Guardar igualmente',
  doubts: {
    missing: 'Elige un día o «No me acuerdo».',
    tooEarly: 'No se pueden guardar días anteriores a 1900. Elige «No me acuerdo».',
    toCome: 'Ese día aún no ha llegado. Elige hoy o un día anterior.',
  },
  beforeRelease: (title, released) => `«${title}» se estrenó el ${formatDate(released)}. ¿La viste antes?`,
  loadFailed: { title: 'Error', text: 'No se ha podido abrir esta entrada de tu diario.' },
};
