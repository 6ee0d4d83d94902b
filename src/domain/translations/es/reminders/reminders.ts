import type * as English from '../../../messages/reminders/reminders.ts';
import type { Translated } from '../../../language/translated.ts';
import { addDays, formatDate } from '../../../dates.ts';
import { dayAndPlace, placeWords } from '../calendar/releases.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Error', text });

export const REMINDER_MESSAGES: Translated<typeof English.REMINDER_MESSAGES> = {
  set: 'Recordarme',
  isSet: '¡Apuntado!',
  short: 'Recordar',
  refused: { title: 'Entra en tu cuenta', text: 'Así podrás crear recordatorios.' },
  setFailed: failed('No se ha podido crear el recordatorio.'),
  removeFailed: failed('No se ha podido quitar el recordatorio.'),
  choose: '¿Cómo te lo recordamos?',
  byEmail: 'Por correo',
  inProduct: 'Solo en Marquee',
  cancel: 'Cancelar',
  remove: 'Quitar el recordatorio',
  setByEmail: (email, date) => ({
    title: '¡Apuntado!',
    text: `Escribiremos a ${email} el ${formatDate(date)}.`,
  }),
  setInProduct: (date) => ({
    title: '¡Apuntado!',
    text: `Lo verás en tu página de inicio el ${formatDate(date)}.`,
  }),
  removed: (title) => ({ title: 'Recordatorio quitado', text: title }),
  moved: (from, to) => `Pasa del ${formatDate(from)} al ${formatDate(to)}`,
  series: {
    done: (title) => ({
      title: '¡Apuntado!',
      text: `Te avisaremos cuando se anuncie la próxima temporada de «${title}» y cuando empiece, también por correo si así lo dicen tus ajustes de notificaciones.`,
    }),
    heading: 'Próximas temporadas',
    announced: (season) => `Anunciada la temporada ${season}`,
    starts: (season, day) => `La temporada ${season} empieza el ${formatDate(day)}`,
    none: 'No hay ninguna temporada anunciada',
    ended: 'La serie ha terminado',
    later: 'Marquee mira cada noche',
  },
  page: {
    title: ACCOUNT_MENU_MESSAGES.reminders,
    description: 'Los estrenos que esperas en Marquee.',
    signIn: 'Entra para ver tus recordatorios',
    outNow: 'Ya disponibles',
    comingUp: 'Por llegar',
    none: 'Aún no hay recordatorios',
    noneText: 'Crea uno en la ficha de una película por estrenar o de una serie que continúa.',
    browse: 'Ver próximos estrenos',
    email: 'Correo',
    emailFor: (title) => `para «${title}»`,
    mailsOff:
      'Aquí los correos de recordatorio están desactivados: tus recordatorios salen en esta página y en la de inicio.',
  },
  unsubscribe: {
    title: 'Correos de recordatorio',
    ask: '¿Dejar de enviar a tu dirección todos los correos de recordatorio? Tus recordatorios seguirán en Marquee.',
    confirm: 'Dejar de recibirlos',
    done: 'No habrá más correos de recordatorio',
    doneText:
      'Tus recordatorios siguen ahí, solo en Marquee. Para volver a recibir correos, activa el de un recordatorio allí o crea uno nuevo por correo.',
    unknown: 'Este enlace ya no vale',
    unknownText:
      'Quizá esté incompleto o la cuenta a la que pertenecía ya no exista. Dentro de tu cuenta puedes desactivar el correo de cada recordatorio.',
    failed: 'Ahora mismo no ha funcionado. Vuelve a intentarlo en un momento.',
  },
};

export const movedNote: Translated<typeof English.movedNote> = ({ movedFrom, remindOn }) =>
  movedFrom && movedFrom !== remindOn ? REMINDER_MESSAGES.moved(movedFrom, remindOn) : null;

export const releaseWords: Translated<typeof English.releaseWords> = (date, day, place) => {
  const when = dayAndPlace(date, place);
  if (date === day) return place ? `Se estrena hoy ${placeWords(place)}` : 'Se estrena hoy';
  if (date < day) return `Estrenada el ${when}`;
  if (date === addDays(day, 1)) return `Mañana, ${when}`;
  const days = Math.round((Date.parse(date) - Date.parse(day)) / 86_400_000);
  return days <= 99
    ? plural(days, {
        one: `${when}, en {n} día`,
        many: `${when}, en {n} de días`,
        other: `${when}, en {n} días`,
      })
    : when;
};

export const nextSeasonWords: Translated<typeof English.nextSeasonWords> = ({ lookedUp, ended, next }) => {
  const words = REMINDER_MESSAGES.series;
  if (!lookedUp) return words.later;
  if (next) return next.day ? words.starts(next.season, next.day) : words.announced(next.season);
  return ended ? words.ended : words.none;
};
