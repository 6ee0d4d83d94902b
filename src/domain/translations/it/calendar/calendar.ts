import type * as English from '../../../messages/calendar/calendar.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

/** "dal 5 marzo", "dall’8 marzo". */
const from = (day: string) => day.replace(/^(?=8 |11 )/, 'dall’').replace(/^(?=\d)/, 'dal ');

export const CALENDAR_MESSAGES: Translated<typeof English.CALENDAR_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.calendar,
  description: 'Quando escono i film che aspetti e vanno in onda le serie che segui.',
  signIn: 'Accedi per vedere il tuo calendario',
  signInText: 'Ti mostra quando escono i film che vuoi vedere, e quando vanno in onda le serie che segui.',
  forms: { agenda: 'Agenda', month: 'Mese' },
  view: 'Come mostrarlo',
  filters: { all: 'Tutto', movies: 'Film', episodes: 'Episodi', reminders: 'Promemoria' },
  filter: 'Cosa mostrare',
  months: 'Mesi',
  previous: (month) => `Prima: ${month}`,
  next: (month) => `Dopo: ${month}`,
  now: 'Oggi',
  today: 'Oggi',
  tomorrow: 'Domani',
  types: {
    theatre: 'Al cinema',
    digital: 'In digitale',
    release: 'Uscita',
    reminder: 'Promemoria',
    episode: 'Episodio',
  },
  episode: (season, number) => `S${season} E${number}`,
  episodes: (season, first, last) => `S${season} E${first}–${last}`,
  more: (count) => (count === 1 ? 'un altro' : `altri ${count}`),
  days: (region) => `Date di uscita per: ${region}.`,
  region: 'Un altro paese',
  none: 'Niente in questo mese',
  noneText: 'Aggiungi film da vedere e segui le serie: quello che esce e va in onda compare qui.',
  noneOf: 'Niente di questo tipo in questo mese',
  everything: 'Mostra tutto',
  wishlist: 'Apri i titoli da vedere',
  browse: 'Cosa va in onda questa settimana',
  past: 'I giorni passati di questo mese',
  tooMany: (shown) => `Di questo mese si vedono solo i primi ${shown}.`,
  subscribe: 'Iscriviti',
  feed: {
    title: 'Il tuo calendario altrove',
    description: 'Un indirizzo privato per il calendario del tuo telefono o computer.',
    signIn: 'Accedi per avere un indirizzo del tuo calendario',
    text: 'Con un indirizzo privato, il calendario del tuo telefono o computer mostra cosa esce e cosa va in onda, e si aggiorna quando una data si sposta.',
    secret: 'Chi ha l’indirizzo vede il tuo calendario. Tienilo per te.',
    make: 'Crea un indirizzo privato',
    once: 'Copialo adesso: si vede solo questa volta. Se lo perdi, rinnovalo.',
    address: 'Indirizzo privato',
    open: 'Apri nel mio calendario',
    since: (day) => `Hai un indirizzo privato ${from(day)}. Non si può mostrare di nuovo.`,
    renew: 'Rinnova l’indirizzo',
    renewText:
      'Quello vecchio smette subito di funzionare: i calendari che lo usano hanno bisogno del nuovo.',
    end: 'Elimina l’indirizzo',
    ended: 'L’indirizzo non c’è più. I calendari che lo usavano non ricevono niente di nuovo.',
    changed: 'Nel frattempo l’indirizzo è cambiato. Non abbiamo fatto niente.',
    back: 'Torna al calendario',
    name: 'Marquee',
  },
};
