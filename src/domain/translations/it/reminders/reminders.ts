import type * as English from '../../../messages/reminders/reminders.ts';
import type { Translated } from '../../../language/translated.ts';
import { addDays, formatDate, type CalendarDate } from '../../../dates.ts';
import { dayAndPlace, placeWords } from '../calendar/releases.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Errore', text });

/** "il 5 marzo", "l’8 marzo"; the same before what a date begins. */
const the = (text: string) => text.replace(/^(?=8 |11 )/, 'l’').replace(/^(?=\d)/, 'il ');
const on = (day: CalendarDate) => the(formatDate(day));
const from = (day: CalendarDate) =>
  formatDate(day)
    .replace(/^(?=8 |11 )/, 'dall’')
    .replace(/^(?=\d)/, 'dal ');
const to = (day: CalendarDate) =>
  formatDate(day)
    .replace(/^(?=8 |11 )/, 'all’')
    .replace(/^(?=\d)/, 'al ');

export const REMINDER_MESSAGES: Translated<typeof English.REMINDER_MESSAGES> = {
  set: 'Ricordamelo',
  isSet: 'Promemoria attivo!',
  short: 'Promemoria',
  refused: { title: 'Accedi', text: 'Così puoi impostare i promemoria.' },
  setFailed: failed('Non è stato possibile impostare il promemoria.'),
  removeFailed: failed('Non è stato possibile togliere il promemoria.'),
  choose: 'Come ti avvisiamo?',
  byEmail: 'Per email',
  inProduct: 'Solo in Marquee',
  cancel: 'Annulla',
  remove: 'Togli il promemoria',
  setByEmail: (email, date) => ({
    title: 'Promemoria attivo!',
    text: `Scriveremo a ${email} ${on(date)}.`,
  }),
  setInProduct: (date) => ({
    title: 'Promemoria attivo!',
    text: `Lo trovi nella tua home ${on(date)}.`,
  }),
  removed: (title) => ({ title: 'Promemoria tolto', text: title }),
  moved: (before, after) => `Spostato ${from(before)} ${to(after)}`,
  series: {
    done: (title) => ({
      title: 'Promemoria attivo!',
      text: `Ti diremo quando la prossima stagione di «${title}» viene annunciata e quando inizia, per email secondo le impostazioni delle tue notifiche.`,
    }),
    heading: 'Prossime stagioni',
    announced: (season) => `La stagione ${season} è stata annunciata`,
    starts: (season, day) => `La stagione ${season} inizia ${on(day)}`,
    none: 'Nessuna nuova stagione annunciata',
    ended: 'La serie è finita',
    later: 'Marquee controlla ogni notte',
  },
  page: {
    title: ACCOUNT_MENU_MESSAGES.reminders,
    description: 'Le uscite che aspetti su Marquee.',
    signIn: 'Accedi per vedere i tuoi promemoria',
    outNow: 'Già usciti',
    comingUp: 'In arrivo',
    none: 'Ancora nessun promemoria',
    noneText: 'Impostane uno sulla pagina di un film in arrivo, o di una serie che continua.',
    browse: 'Sfoglia i film in arrivo',
    email: 'Email',
    emailFor: (title) => `per «${title}»`,
    mailsOff:
      'Qui le email dei promemoria sono disattivate: i promemoria compaiono su questa pagina e nella home.',
  },
  unsubscribe: {
    title: 'Email dei promemoria',
    ask: 'Non ricevere più email di promemoria al tuo indirizzo? I promemoria restano in Marquee.',
    confirm: 'Ferma queste email',
    done: 'Niente più email di promemoria',
    doneText:
      'I tuoi promemoria ci sono ancora, solo in Marquee. Per ricevere di nuovo le email, attiva l’email di un promemoria, o impostane uno nuovo per email.',
    unknown: 'Questo link non funziona più',
    unknownText:
      'Forse è incompleto, o il suo account non esiste più. Dal tuo account puoi disattivare l’email di ogni promemoria.',
    failed: 'Non ha funzionato. Riprova tra un attimo.',
  },
};

export const movedNote: Translated<typeof English.movedNote> = ({ movedFrom, remindOn }) =>
  movedFrom && movedFrom !== remindOn ? REMINDER_MESSAGES.moved(movedFrom, remindOn) : null;

export const releaseWords: Translated<typeof English.releaseWords> = (date, day, place) => {
  const when = dayAndPlace(date, place);
  if (date === day) return place ? `Esce oggi ${placeWords(place)}` : 'Esce oggi';
  if (date < day) return `Uscito ${the(when)}`;
  if (date === addDays(day, 1)) return `Domani, ${when}`;
  const days = Math.round((Date.parse(date) - Date.parse(day)) / 86_400_000);
  return days <= 99
    ? plural(days, {
        one: `${when}, tra {n} giorno`,
        many: `${when}, tra {n} di giorni`,
        other: `${when}, tra {n} giorni`,
      })
    : when;
};

export const nextSeasonWords: Translated<typeof English.nextSeasonWords> = ({ lookedUp, ended, next }) => {
  const words = REMINDER_MESSAGES.series;
  if (!lookedUp) return words.later;
  if (next) return next.day ? words.starts(next.season, next.day) : words.announced(next.season);
  return ended ? words.ended : words.none;
};
