import type * as English from '../../../messages/public-profile/public-profile.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes, movies, series } from '../counts.ts';
import { plural } from '../plural.ts';

const NAMELESS = 'Qualcuno senza nome';

export const PUBLIC_PROFILE_MESSAGES: Translated<typeof English.PUBLIC_PROFILE_MESSAGES> = {
  nameless: NAMELESS,
  title: (name, handle) => `${name} (@${handle})`,
  description: (name, handle) =>
    `${name} (@${handle}) su Marquee: preferiti, ultime visioni, liste e recensioni.`,
  notFound: {
    title: 'Questa pagina non esiste',
    text: 'Qui nessuno ha questo nome, o la sua pagina è privata.',
  },
  failed: { title: 'Non è stato possibile caricare la pagina', text: 'Riprova tra un attimo.' },
  browse: { label: 'Vai alla home', path: '/' },
  followers: (count) =>
    plural(count, { one: '{n} follower', many: '{n} di follower', other: '{n} follower' }),
  following: (count) => plural(count, { one: '{n} seguito', many: '{n} di seguiti', other: '{n} seguiti' }),
  sections: 'Sezioni',
  parts: {
    favorites: 'Preferiti',
    watches: 'Ultime visioni',
    lists: 'Liste',
    reviews: 'Recensioni',
    numbers: 'Numeri',
  },
  nothing: 'Qui non c’è ancora niente da vedere.',
  pickFavorites: (left) =>
    plural(left, {
      one: 'Scegli ancora {n} preferito',
      many: 'Scegli ancora {n} di preferiti',
      other: 'Scegli ancora {n} preferiti',
    }),
  edit: 'Modifica questa pagina',
  states: {
    private: 'Questa pagina la vedi solo tu. Per gli altri non esiste.',
    link: 'Questa pagina la vede chi ha il link.',
    public: 'Questa pagina la vedono tutti.',
  },
  suspended: 'Un admin ha nascosto questa pagina: la vedi solo tu.',
  numbers: {
    titles: 'Titoli visti',
    hours: 'Ore',
    thisYear: 'Titoli quest’anno',
    reviews: 'Recensioni',
    ratings: 'Voti',
  },
  split: (ofMovies, ofSeries) => `${movies(ofMovies)}, ${series(ofSeries)}`,
  episodes,
  earlier: 'Recensioni precedenti',
  later: 'Recensioni successive',
};

export const PEOPLE_ACTION_MESSAGES: Translated<typeof English.PEOPLE_ACTION_MESSAGES> = {
  follow: 'Segui',
  followed: 'Segui già',
  unfollow: 'Non seguire più',
  block: 'Blocca',
  unblock: 'Sblocca',
  removeFollower: 'Rimuovi',
  removed: 'Fatto',
  report: 'Segnala',
  more: 'Altro',
  refused: {
    title: 'Accedi per seguire qualcuno',
    text: 'Le sue recensioni verranno per prime, e la home ti dirà cosa guarda.',
  },
  refusedBlock: {
    title: 'Accedi per bloccare qualcuno',
    text: 'Nessuno dei due vedrà più la pagina dell’altro.',
  },
  refusedReport: {
    title: 'Accedi per segnalare questa pagina',
    text: 'Le segnalazioni le leggono gli admin.',
  },
  nowFollowing: (name) => ({ title: 'Fatto', text: `Ora segui ${name}.` }),
  notFollowing: (name) => ({ title: 'Fatto', text: `Non segui più ${name}.` }),
  followerRemoved: (name) => ({
    title: 'Fatto',
    text: `${name} non ti segue più. Blocca questa persona se vuoi che resti così.`,
  }),
  nowBlocked: (name) => ({
    title: 'Fatto',
    text: `Nessuno dei due vede più la pagina dell’altro, e tu non vedi le recensioni di ${name}.`,
  }),
  notBlocked: (name) => ({ title: 'Fatto', text: `Hai sbloccato ${name}.` }),
  failed: { title: 'Non ha funzionato', text: 'Niente è cambiato. Riprova.' },
  tooMany: {
    title: 'È una persona di troppo',
    text: 'Puoi seguire 1000 persone, e bloccarne 1000.',
  },
  gone: { title: 'Non si può fare', text: 'La pagina di questa persona non si vede più.' },
  reporting: {
    title: 'Segnala questa pagina',
    question: 'Che cosa non va?',
    reasons: [
      'Qualcuno si spaccia per un’altra persona',
      'Insulti o odio',
      'Spam o pubblicità',
      'Nome o immagine offensivi',
      'Altro',
    ],
  },
  reported: { title: 'Grazie', text: 'Gli admin daranno un’occhiata a questa pagina.' },
  alreadyReported: { title: 'Già segnalata', text: 'Gli admin sanno già cosa pensi di questa pagina.' },
  blockedHere: (name) => `Hai bloccato ${name}. Nessuno dei due vede la pagina dell’altro.`,
  somebody: 'Qualcuno',
  private: 'Qualcuno con la pagina privata',
};

export const OWN_PROFILE_MESSAGES: Translated<typeof English.OWN_PROFILE_MESSAGES> = {
  section: {
    heading: 'La tua pagina',
    introduction:
      'Una pagina tutta tua, a un indirizzo con il nome che scegli. È privata finché non decidi altrimenti, e non mostra mai la tua email.',
  },
  name: 'Nome della tua pagina',
  hint: 'Da 3 a 30 lettere, cifre e trattini bassi.',
  claim: 'Prendi questo nome',
  change: 'Cambia nome',
  changing: (handle) =>
    `@${handle} porta al tuo nuovo nome per 90 giorni; poi può prenderlo chiunque. Puoi cambiare nome tre volte al mese.`,
  looking: 'Vediamo se è libero…',
  states: {
    free: 'Questo nome è libero.',
    claimed: 'Ora questo nome è tuo.',
    own: 'Questo è il tuo nome.',
    taken: 'Questo nome non è libero: ce l’ha già qualcuno, o ne ha uno che gli somiglia.',
    reserved: 'Questo nome non è libero.',
    malformed: 'Un nome ha da 3 a 30 lettere dalla a alla z, cifre e trattini bassi.',
    'too-often': 'Hai cambiato nome tre volte in trenta giorni. Aspetta un po’.',
  },
  unknown: 'Non è stato possibile verificare se questo nome è libero.',
  level: 'Chi vede la tua pagina',
  levels: {
    private: {
      label: 'Solo io',
      note: 'Per gli altri non esiste. Le tue recensioni restano sotto il nome che mostri.',
    },
    link: {
      label: 'Chi ha il link',
      note: 'I motori di ricerca non la elencano, e nessuno la trova dal nome.',
    },
    public: { label: 'Tutti', note: 'Il tuo nome sulle recensioni porta qui, e ti si può seguire.' },
  },
  link: 'Il link alla tua pagina',
  copy: 'Copia il link',
  copied: { title: 'Copiato', text: 'Il link alla tua pagina è negli appunti.' },
  renew: 'Crea un nuovo link',
  renewed: { title: 'Nuovo link', text: 'Quello vecchio non funziona più.' },
  shows: 'Cosa mostra',
  shown: {
    favorites: 'Quattro preferiti',
    watches: 'Le tue ultime visioni, giorno per giorno, senza le tue note',
    lists: 'Le tue liste pubbliche',
    reviews: 'Le tue recensioni e le tue stelle',
    numbers: 'Qualche numero dal tuo diario',
  },
  saved: { title: 'Salvato', text: 'La tua pagina è come la vuoi tu.' },
  failed: { title: 'Non è stato salvato', text: 'La tua pagina è rimasta com’era. Riprova.' },
  see: 'Vedi la tua pagina',
  four: 'Quattro preferiti',
  fourNote: 'Sono la prima cosa sulla tua pagina.',
  add: 'Aggiungi un preferito',
  forward: 'Avanti',
  removeOne: 'Togli',
  remove: (title) => `Togli «${title}»`,
  earlier: (title) => `Sposta avanti «${title}»`,
  removed: (title) => ({
    title: 'Tolto',
    text: `«${title}» non è più tra i preferiti della tua pagina.`,
  }),
  full: 'Ne hai scelti quattro: togline uno per aggiungerne un altro.',
  missing: 'Il caricamento non è riuscito.',
  again: 'Riprova',
  following: 'Chi segui',
  followers: 'Chi ti segue',
  blocked: 'Chi hai bloccato',
  nobody: {
    following: 'Non segui ancora nessuno.',
    followers: 'Non ti segue ancora nessuno.',
    blocked: 'Non hai bloccato nessuno.',
  },
  more: 'Mostra altro',
};

export const ACTIVITY_MESSAGES: Translated<typeof English.ACTIVITY_MESSAGES> = {
  heading: 'Da chi segui',
  watched: (name, title) => `${name} ha visto «${title}»`,
  episodes: (name, title, count) =>
    plural(count, {
      one: `${name} ha visto {n} episodio di «${title}»`,
      many: `${name} ha visto {n} di episodi di «${title}»`,
      other: `${name} ha visto {n} episodi di «${title}»`,
    }),
  others: (day, count) =>
    plural(count, {
      one: `${day}, e {n} altro titolo`,
      many: `${day}, e {n} di altri titoli`,
      other: `${day}, e altri {n} titoli`,
    }),
};
