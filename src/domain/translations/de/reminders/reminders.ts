import type * as English from '../../../messages/reminders/reminders.ts';
import type { Translated } from '../../../language/translated.ts';
import { addDays, formatDate } from '../../../dates.ts';
import { dayAndPlace, placeWords } from '../calendar/releases.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Fehler', text });

export const REMINDER_MESSAGES: Translated<typeof English.REMINDER_MESSAGES> = {
  set: 'Erinnere mich',
  isSet: 'Erinnerung steht!',
  short: 'Erinnern',
  refused: { title: 'Bitte melde dich an', text: 'Dann kannst du dich erinnern lassen.' },
  setFailed: failed('Die Erinnerung konnte nicht angelegt werden.'),
  removeFailed: failed('Die Erinnerung konnte nicht entfernt werden.'),
  choose: 'Wie sollen wir dich erinnern?',
  byEmail: 'Per E-Mail',
  inProduct: 'Nur in Marquee',
  cancel: 'Abbrechen',
  remove: 'Erinnerung entfernen',
  setByEmail: (email, date) => ({
    title: 'Erinnerung steht!',
    text: `Am ${formatDate(date)} schreiben wir an ${email}.`,
  }),
  setInProduct: (date) => ({
    title: 'Erinnerung steht!',
    text: `Am ${formatDate(date)} findest du sie auf deiner Startseite.`,
  }),
  removed: (title) => ({ title: 'Erinnerung entfernt', text: title }),
  moved: (from, to) => `Verschoben vom ${formatDate(from)} auf den ${formatDate(to)}`,
  series: {
    done: (title) => ({
      title: 'Erinnerung steht!',
      text: `Du hörst von uns, wenn die nächste Staffel von „${title}“ angekündigt wird und wenn sie startet, auch per E-Mail, wenn du das so eingestellt hast.`,
    }),
    heading: 'Nächste Staffeln',
    announced: (season) => `Staffel ${season} ist angekündigt`,
    starts: (season, day) => `Staffel ${season} startet am ${formatDate(day)}`,
    none: 'Noch ist keine weitere Staffel angekündigt',
    ended: 'Die Serie ist zu Ende',
    later: 'Marquee sieht jede Nacht nach',
  },
  page: {
    title: ACCOUNT_MENU_MESSAGES.reminders,
    description: 'Die Starts, auf die du auf Marquee wartest.',
    signIn: 'Melde dich an, um deine Erinnerungen zu sehen',
    outNow: 'Jetzt da',
    comingUp: 'Kommt noch',
    none: 'Noch keine Erinnerungen',
    noneText: 'Leg eine an: auf der Seite eines Films, der noch kommt, oder einer Serie, die weitergeht.',
    browse: 'Kommende Filme ansehen',
    email: 'E-Mail',
    emailFor: (title) => `für „${title}“`,
    mailsOff:
      'Erinnerungen per E-Mail sind hier abgeschaltet: Du findest sie auf dieser Seite und auf deiner Startseite.',
  },
  unsubscribe: {
    title: 'Erinnerungen per E-Mail',
    ask: 'Keine Erinnerungen mehr an deine Adresse schicken? In Marquee bleiben sie.',
    confirm: 'Keine E-Mails mehr',
    done: 'Keine Erinnerungen mehr per E-Mail',
    doneText:
      'Deine Erinnerungen gibt es weiter, aber nur in Marquee. Willst du wieder E-Mails, schalte sie dort bei einer Erinnerung ein oder leg eine neue mit E-Mail an.',
    unknown: 'Dieser Link gilt nicht mehr',
    unknownText:
      'Vielleicht ist er nicht vollständig, oder das Konto dazu gibt es nicht mehr. Wenn du angemeldet bist, kannst du die E-Mail jeder Erinnerung abschalten.',
    failed: 'Das hat gerade nicht geklappt. Bitte versuch es gleich noch einmal.',
  },
};

export const movedNote: Translated<typeof English.movedNote> = ({ movedFrom, remindOn }) =>
  movedFrom && movedFrom !== remindOn ? REMINDER_MESSAGES.moved(movedFrom, remindOn) : null;

export const releaseWords: Translated<typeof English.releaseWords> = (date, day, place) => {
  const when = dayAndPlace(date, place);
  if (date === day) return place ? `Heute ${placeWords(place)}` : 'Heute';
  if (date < day) return `Seit dem ${when}`;
  if (date === addDays(day, 1)) return `Morgen, ${when}`;
  const days = Math.round((Date.parse(date) - Date.parse(day)) / 86_400_000);
  return days <= 99 ? plural(days, { one: `${when}, in {n} Tag`, other: `${when}, in {n} Tagen` }) : when;
};

export const nextSeasonWords: Translated<typeof English.nextSeasonWords> = ({ lookedUp, ended, next }) => {
  const words = REMINDER_MESSAGES.series;
  if (!lookedUp) return words.later;
  if (next) return next.day ? words.starts(next.season, next.day) : words.announced(next.season);
  return ended ? words.ended : words.none;
};
