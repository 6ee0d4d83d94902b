import type * as English from '../../../messages/admin/dashboard.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate, type CalendarDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import { movies as inMovies, series as inSeries } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

/** "il 5 marzo", "l’8 marzo". */
const on = (day: CalendarDate) =>
  formatDate(day)
    .replace(/^(?=8 |11 )/, 'l’')
    .replace(/^(?=\d)/, 'il ');

export const DASHBOARD_MESSAGES: Translated<typeof English.DASHBOARD_MESSAGES> = {
  heading: ACCOUNT_MENU_MESSAGES.admin,
  description: 'Il pannello di chi gestisce Marquee.',
  views: {
    name: 'Amministrazione',
    overview: 'Panoramica',
    feedback: 'Recensioni e voti',
    reports: 'Segnalazioni',
    log: 'Registro',
    invitations: 'Inviti',
    operations: 'Sistema',
  },
  nameless: 'Senza nome',
  previous: 'Precedente',
  next: 'Successiva',
  rowsOf: (first, last, all) => `${formatNumber(first)}–${formatNumber(last)} di ${formatNumber(all)}`,
  pageOf: (page, last) => `Pagina ${formatNumber(page)} di ${formatNumber(last)}`,
  nothingOn: (page) => `Nella pagina ${page} non c’è niente.`,
  firstPage: 'Vai alla pagina 1',
  overview: {
    profiles: 'Profili',
    newProfiles: 'Nuovi profili',
    allWishlists: 'Titoli da vedere',
    adminCount: 'Admin',
    openReports: 'Segnalazioni aperte',
    ratings: 'Voti',
    mostWished: 'I più attesi',
    mostWatched: 'I più visti',
    latest: 'Ultimi profili',
    joined: 'Registrazione',
    since: 'Dal',
    noAdmins: 'Nessuno.',
    columns: {
      title: 'Titolo',
      stars: 'Stelle',
      ratings: 'Voti',
      wishlists: 'Da vedere',
      people: 'Persone',
    },
    newest: 'negli ultimi 7 giorni',
    wishlists: (movies, series) => [inMovies(movies), inSeries(series)].join(' + '),
    reportsWait: 'da guardare',
    nothingWaits: 'niente in attesa',
    signUps: 'Registrazioni al giorno',
    signedUp: (count) =>
      plural(count, {
        one: '{n} registrazione',
        many: '{n} di registrazioni',
        other: '{n} registrazioni',
      }),
    noRatings: 'Nessuno ha ancora votato un titolo.',
    noneWished: 'Nessuno ha ancora titoli da vedere.',
    noneWatched: 'Nessuno ha ancora segnato un titolo come visto.',
    noProfiles: 'Nessuno si è ancora registrato.',
    admins: 'Chi è admin',
    note: (command) => `Giorni e orari sono UTC. Si diventa admin con ${command}.`,
    command: 'npm run admin -- grant EMAIL',
  },
  chart: {
    sum: (counted, days) =>
      plural(days, {
        one: `${counted} in {n} giorno`,
        many: `${counted} in {n} di giorni`,
        other: `${counted} in {n} giorni`,
      }),
    most: (day, count) => `il massimo ${on(day)} (${count})`,
    table: 'Mostra i giorni come tabella',
    columns: { day: 'Giorno', count: 'Numero' },
  },
  feedback: {
    pages: 'Pagine di recensioni e voti',
    searched: 'Testo, titolo, nome o email',
    show: 'Mostra',
    clear: 'Togli i filtri',
    from: 'Dal',
    to: 'Al',
    columns: {
      title: 'Titolo',
      kind: 'Tipo',
      person: 'Persona',
      rating: 'Voto',
      text: 'Testo',
      date: 'Data',
      action: 'Azione',
    },
    notRated: 'Senza voto',
    ratingOnly: 'Solo voto',
    kinds: { name: 'Titoli', all: 'Film e serie' },
    types: { name: 'Tipo', all: 'Tutti i tipi', review: 'Recensioni', rating: 'Voti' },
    ratings: { name: 'Voto', any: 'Qualsiasi voto' },
    order: 'Ordine',
    export: 'Esporta questa vista in CSV',
    noneMatch: 'Nessuna recensione e nessun voto corrispondono a questi filtri.',
    none: 'Nessuno ha ancora recensito o votato un titolo.',
    sorts: {
      newest: 'Prima i più recenti',
      oldest: 'Prima i meno recenti',
      best: 'Prima i voti migliori',
      worst: 'Prima i voti peggiori',
      person: 'Persona, dalla A alla Z',
      personReversed: 'Persona, dalla Z alla A',
      title: 'Raggruppati per titolo',
      titleReversed: 'Per titolo, al contrario',
      movies: 'Prima i film',
      series: 'Prima le serie',
      ratings: 'Prima i voti',
      reviews: 'Prima le recensioni',
    },
  },
  reports: {
    heading: 'Recensioni segnalate',
    tellsEnd: 'Contiene spoiler',
    because: 'Motivo della segnalazione',
    pages: 'Pagine di recensioni segnalate',
    none: 'Nessuna recensione è segnalata. Qui non ti aspetta niente.',
    first: (when) => `Prima segnalazione: ${when}`,
  },
  log: {
    heading: 'Registro di moderazione',
    pages: 'Pagine del registro',
    reason: 'Motivo:',
    none: 'Nessuna recensione è ancora stata moderata.',
    did: {
      'remove-review': (actor, title, author) =>
        `${actor} ha rimosso una recensione di «${title}» scritta da ${author}`,
      'restore-review': (actor, title, author) =>
        `${actor} ha ripristinato una recensione di «${title}» scritta da ${author}`,
      'dismiss-reports': (actor, title, author) =>
        `${actor} ha mantenuto una recensione segnalata di «${title}» scritta da ${author}`,
    },
    actorLeft: 'Un admin che non c’è più',
    authorLeft: 'qualcuno che non c’è più',
  },
};
