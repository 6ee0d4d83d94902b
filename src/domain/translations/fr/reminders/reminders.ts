import type * as English from '../../../messages/reminders/reminders.ts';
import type { Translated } from '../../../language/translated.ts';
import { addDays, formatDate } from '../../../dates.ts';
import { dayAndPlace, placeWords } from '../calendar/releases.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Erreur', text });

export const REMINDER_MESSAGES: Translated<typeof English.REMINDER_MESSAGES> = {
  set: 'Poser un rappel',
  isSet: 'Rappel posé\u00a0!',
  short: 'Rappel',
  refused: { title: 'Connectez-vous', text: 'Vous pourrez alors poser des rappels.' },
  setFailed: failed('Le rappel n’a pas pu être posé.'),
  removeFailed: failed('Le rappel n’a pas pu être retiré.'),
  choose: 'Comment vous prévenir\u00a0?',
  byEmail: 'Par e-mail',
  inProduct: 'Dans Marquee seulement',
  cancel: 'Annuler',
  remove: 'Retirer le rappel',
  setByEmail: (email, date) => ({
    title: 'Rappel posé\u00a0!',
    text: `Nous écrirons à ${email} le ${formatDate(date)}.`,
  }),
  setInProduct: (date) => ({
    title: 'Rappel posé\u00a0!',
    text: `Il sera sur votre page d’accueil le ${formatDate(date)}.`,
  }),
  removed: (title) => ({ title: 'Rappel retiré', text: title }),
  moved: (from, to) => `Passé du ${formatDate(from)} au ${formatDate(to)}`,
  series: {
    done: (title) => ({
      title: 'Rappel posé\u00a0!',
      text: `Nous vous dirons quand la prochaine saison de «\u00a0${title}\u00a0» est annoncée et quand elle commence, par e-mail selon vos réglages des notifications.`,
    }),
    heading: 'Prochaines saisons',
    announced: (season) => `La saison ${season} est annoncée`,
    starts: (season, day) => `La saison ${season} commence le ${formatDate(day)}`,
    none: 'Aucune prochaine saison annoncée',
    ended: 'La série est terminée',
    later: 'Marquee regarde chaque nuit',
  },
  page: {
    title: ACCOUNT_MENU_MESSAGES.reminders,
    description: 'Les sorties que vous attendez sur Marquee.',
    signIn: 'Connectez-vous pour voir vos rappels',
    outNow: 'Déjà sortis',
    comingUp: 'À venir',
    none: 'Aucun rappel pour l’instant',
    noneText: 'Posez-en un sur la page d’un film à venir ou d’une série qui continue.',
    browse: 'Parcourir les films à venir',
    email: 'E-mail',
    emailFor: (title) => `pour «\u00a0${title}\u00a0»`,
    mailsOff:
      'Les e-mails de rappel sont désactivés ici\u00a0: vos rappels apparaissent sur cette page et sur l’accueil.',
  },
  unsubscribe: {
    title: 'E-mails de rappel',
    ask: 'Ne plus recevoir d’e-mails de rappel à votre adresse\u00a0? Vos rappels restent dans Marquee.',
    confirm: 'Arrêter ces e-mails',
    done: 'Plus d’e-mails de rappel',
    doneText:
      'Vos rappels sont toujours là, dans Marquee seulement. Pour recevoir de nouveau des e-mails, activez l’e-mail d’un rappel, ou posez-en un nouveau par e-mail.',
    unknown: 'Ce lien ne marche plus',
    unknownText:
      'Il est peut-être incomplet, ou son compte n’existe plus. Dans votre compte, vous pouvez couper l’e-mail de chaque rappel.',
    failed: 'Cela n’a pas marché. Réessayez dans un instant.',
  },
};

export const movedNote: Translated<typeof English.movedNote> = ({ movedFrom, remindOn }) =>
  movedFrom && movedFrom !== remindOn ? REMINDER_MESSAGES.moved(movedFrom, remindOn) : null;

export const releaseWords: Translated<typeof English.releaseWords> = (date, day, place) => {
  const when = dayAndPlace(date, place);
  if (date === day) return place ? `Sort aujourd’hui ${placeWords(place)}` : 'Sort aujourd’hui';
  if (date < day) return `Sorti le ${when}`;
  if (date === addDays(day, 1)) return `Demain, ${when}`;
  const days = Math.round((Date.parse(date) - Date.parse(day)) / 86_400_000);
  return days <= 99
    ? plural(days, {
        one: `${when}, dans {n} jour`,
        many: `${when}, dans {n} de jours`,
        other: `${when}, dans {n} jours`,
      })
    : when;
};

export const nextSeasonWords: Translated<typeof English.nextSeasonWords> = ({ lookedUp, ended, next }) => {
  const words = REMINDER_MESSAGES.series;
  if (!lookedUp) return words.later;
  if (next) return next.day ? words.starts(next.season, next.day) : words.announced(next.season);
  return ended ? words.ended : words.none;
};
