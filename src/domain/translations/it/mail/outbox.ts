import type * as English from '../../../messages/mail/outbox.ts';
import type { Translated } from '../../../language/translated.ts';

export const OUTBOX_MESSAGES: Translated<typeof English.OUTBOX_MESSAGES> = {
  title: 'Posta in uscita',
  why: 'Nessun server di posta è configurato, quindi le email restano qui. Solo questa macchina può aprire la pagina.',
  none: 'Ancora nessuna email.',
  line: (to, moment) => `a ${to}, ${moment}`,
  moment: (moment) => `${moment} UTC`,
  all: 'Tutte le email',
  from: 'Da',
  to: 'A',
  sent: 'Inviata',
  asMail: 'Vedila come in un programma di posta',
  closed: {
    title: 'Non su un sito pubblico',
    text: 'La posta in uscita è chiusa su un sito con un indirizzo pubblico. Imposta SMTP_URL per far partire le email.',
  },
  foreign: {
    title: 'Non da qui',
    text: 'La posta in uscita si apre solo sulla macchina dove gira il server.',
  },
  readOnly: { title: 'Non è possibile', text: 'La posta in uscita si può solo leggere.' },
  unknown: { title: 'Questa email non esiste', text: 'Si conservano solo le ultime 200 email.' },
  away: { title: 'Non adesso', text: 'Il database non è disponibile.' },
};
