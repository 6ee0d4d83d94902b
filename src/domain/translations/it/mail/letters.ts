import type * as English from '../../../messages/mail/letters.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate, type CalendarDate } from '../../../dates.ts';
import { SITE_NAME } from '../../../page-meta.ts';
import { LINK_LIFE } from '../auth/links.ts';
import { dayAndPlace } from '../calendar/releases.ts';
import { plural } from '../plural.ts';

const REMINDED = `Ricevi questa email perché hai impostato un promemoria su ${SITE_NAME}.`;
const see = (name: string) => `Vedi «${name}»`;

/** "il 5 marzo", "l’8 marzo". */
const on = (day: CalendarDate) =>
  formatDate(day)
    .replace(/^(?=8 |11 )/, 'l’')
    .replace(/^(?=\d)/, 'il ');

export const LETTER_MESSAGES: Translated<typeof English.LETTER_MESSAGES> = {
  confirmation: {
    subject: `Conferma il tuo indirizzo email per ${SITE_NAME}`,
    preview: 'Un clic e il tuo account è pronto.',
    heading: 'Conferma il tuo indirizzo email',
    text: `Ti diamo il benvenuto su ${SITE_NAME}. Un clic e il tuo account è pronto.`,
    button: 'Conferma il mio indirizzo',
    note: `Link e codice funzionano una volta sola, per ${LINK_LIFE}. Se la registrazione non è tua, ignora questa email: non succede niente.`,
  },
  recovery: {
    subject: `Nuova password per ${SITE_NAME}`,
    preview: 'Scegli una nuova password.',
    heading: 'Scegli una nuova password',
    text: 'Qualcuno, speriamo tu, ha chiesto una nuova password per questo account.',
    button: 'Cambia la mia password',
    note: `Link e codice funzionano una volta sola, per ${LINK_LIFE}. Se la richiesta non è tua, ignora questa email: la tua password resta com’è.`,
  },
  known: {
    subject: `Hai già un account ${SITE_NAME}`,
    preview: 'Qualcuno ha provato a registrarsi con il tuo indirizzo.',
    heading: 'Hai già un account',
    text: `Qualcuno, speriamo tu, ha provato a registrarsi su ${SITE_NAME} con questo indirizzo. Ha già un account, quindi niente è cambiato.`,
    wayOn:
      'Accedi con la tua password. Se non te la ricordi, scegli lì «Password dimenticata?» e impostane una nuova.',
    button: 'Accedi',
    note: 'Se il tentativo non è tuo, ignora questa email: nessuno ha saputo che hai un account, e nessuno può accedere senza la tua password.',
  },
  reminder: {
    subject: (name, date) => `«${name}» è uscito: ${formatDate(date)}`,
    preview: (date, place) => `Il giorno che aspettavi: ${dayAndPlace(date, place)}.`,
    heading: (name) => `«${name}» è uscito`,
    text: (name, date, place) =>
      `Avevi chiesto un promemoria per «${name}». Data di uscita: ${dayAndPlace(date, place)}.`,
    before: (date) => `Prima era previsto per ${on(date)}.`,
    see,
    note: REMINDED,
  },
  moved: {
    subject: (name, date) => `«${name}» cambia data: ${formatDate(date)}`,
    preview: (date, place) => `La nuova data di uscita: ${dayAndPlace(date, place)}.`,
    heading: (name) => `«${name}» ha una nuova data`,
    text: (name, date, place) => `La nuova data di uscita di «${name}»: ${dayAndPlace(date, place)}.`,
    before: (date) => `Prima era previsto per ${on(date)}.`,
    nothingToDo: 'Il tuo promemoria si è spostato da solo: non devi fare niente.',
    see,
    note: REMINDED,
  },
  notices: {
    headings: {
      at_once: `Novità da ${SITE_NAME}`,
      daily: `La tua giornata su ${SITE_NAME}`,
      weekly: `La tua settimana su ${SITE_NAME}`,
    },
    subject: (heading, total) =>
      plural(total, {
        one: `${heading}: {n} notifica`,
        many: `${heading}: {n} di notifiche`,
        other: `${heading}: {n} notifiche`,
      }),
    more: (count) => `E ancora ${count}, su ${SITE_NAME}.`,
    see: 'Vedi',
    seeAll: 'Vedi tutte le notifiche',
    note: `Ricevi questa email in base alle impostazioni delle tue notifiche su ${SITE_NAME}.`,
    unsubscribe: 'Non ricevere più queste email',
    settings: 'Impostazioni delle notifiche',
  },
  code: (page) => `Leggi l’email su un altro dispositivo? Scrivi questo codice su ${page}:`,
  unsubscribe: 'Non ricevere più email di promemoria',
};
