import type * as English from '../../../messages/discover/discover.ts';
import type { Translated } from '../../../language/translated.ts';
import { movies, series } from '../counts.ts';
import { plural } from '../plural.ts';

/** Any of them: "Netflix, Mubi o Sky". */
const anyOf = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' o ');

/** "anni ’80", "anni 2000". */
const years = (decade: number) => `anni ${String(decade).replace(/^19(?=[1-9])/, '’')}`;

export const DISCOVER_MESSAGES: Translated<typeof English.DISCOVER_MESSAGES> = {
  title: { movie: 'Scopri film', tv: 'Scopri serie TV' },
  link: 'Scopri',
  refine: 'Affina',
  description: {
    movie: 'Trova film per genere, anno, durata, voto, lingua e altro.',
    tv: 'Trova serie TV per genere, anno, durata, voto, lingua e altro.',
  },
  ofDecade: {
    movie: (decade) => `Film degli ${years(decade)}`,
    tv: (decade) => `Serie TV degli ${years(decade)}`,
  },
  descriptionOf: (titles) => `${titles}, da trovare per anno, durata, voto, lingua e altro.`,
  other: { movie: 'Meglio serie TV', tv: 'Meglio film' },
  count: { movie: movies, tv: series },
  show: {
    movie: (count) =>
      plural(count, { one: 'Mostra {n} film', many: 'Mostra {n} di film', other: 'Mostra {n} film' }),
    tv: (count) =>
      plural(count, { one: 'Mostra {n} serie', many: 'Mostra {n} di serie', other: 'Mostra {n} serie' }),
  },
  filters: 'Filtri',
  closeFilters: 'Chiudi i filtri',
  clear: 'Togli tutti',
  asked: 'I tuoi filtri',
  remove: 'Togli',
  apply: 'Mostra i risultati',
  previousPage: (page) => `Pagina ${page}: pagina precedente`,
  beyond: 'La lista finisce prima di questa pagina',
  pick: 'Scegli per me',
  picked: {
    kicker: 'Scelto per te',
    another: 'Un altro',
    details: 'Scopri di più',
    all: 'Tutti quelli adatti',
    gone: 'Qui non c’è niente da scegliere',
  },
  nothing: 'Niente corrisponde a tutto',
  nothingText: 'Chiedi un po’ meno per trovare di più.',
  loosen: (label, count) => `Senza «${label}»: ${count}`,
  error: {
    title: 'Scopri non funziona',
    text: 'In questo momento non riusciamo a trovare titoli. Riprova più tardi.',
  },
  votesNeeded: {
    movie: (votes) =>
      plural(votes, {
        one: '«Voto più alto» conta i film con almeno {n} voto.',
        many: '«Voto più alto» conta i film con almeno {n} di voti.',
        other: '«Voto più alto» conta i film con almeno {n} voti.',
      }),
    tv: (votes) =>
      plural(votes, {
        one: '«Voto più alto» conta le serie con almeno {n} voto.',
        many: '«Voto più alto» conta le serie con almeno {n} di voti.',
        other: '«Voto più alto» conta le serie con almeno {n} voti.',
      }),
  },
  fewerVotes: (votes) =>
    plural(votes, {
      one: 'Conta tutto',
      many: 'Conta da {n} di voti in su',
      other: 'Conta da {n} voti in su',
    }),
  refused: {
    language: () => 'La lingua nell’indirizzo non esiste (il coreano è «ko»), quindi l’abbiamo tolta.',
    country: () => 'Il paese nell’indirizzo non esiste (il Regno Unito è «GB»), quindi l’abbiamo tolto.',
    region: () => 'Il paese nell’indirizzo non esiste (il Regno Unito è «GB»), quindi abbiamo preso il tuo.',
    certification: (kind, region) =>
      kind === 'movie'
        ? `La classificazione nell’indirizzo non è tra quelle del paese (${region}), quindi l’abbiamo tolta.`
        : 'Le classificazioni valgono solo per i film, quindi abbiamo tolto quella nell’indirizzo.',
    status: (kind) =>
      kind === 'movie'
        ? 'Lo stato vale solo per le serie, quindi abbiamo tolto quello nell’indirizzo.'
        : 'Lo stato nell’indirizzo non esiste, quindi l’abbiamo tolto.',
    people: () => 'Le persone valgono solo per i film, quindi abbiamo tolto quelle nell’indirizzo.',
    order: () => 'Le serie non si possono ordinare per incasso: prima vengono le più popolari.',
  },
  fields: {
    order: 'Ordina per',
    genres: 'Generi',
    match: 'I titoli hanno',
    all: 'tutti questi',
    any: 'almeno uno',
    without: 'Escludi',
    years: 'Anni',
    from: 'Dall’anno',
    to: 'All’anno',
    minutes: { movie: 'Minuti', tv: 'Minuti a episodio' },
    shortest: 'Minuti come minimo',
    longest: 'Minuti al massimo',
    details: 'Durata, voto, lingua',
    minutesUnit: 'min',
    example: (value) => `es. ${value}`,
    score: 'Voto medio',
    votes: 'Numero di voti',
    language: 'Lingua originale',
    country: 'Paese',
    certification: 'Classificazione',
    status: 'Stato',
    release: 'Uscita',
    services: 'Incluso su',
    anyValue: 'Qualsiasi',
    and: 'a',
  },
  orMore: (least) => `${least} o più`,
  orders: {
    popular: 'Più popolari',
    score: 'Voto più alto',
    newest: 'Più recenti',
    oldest: 'Meno recenti',
    votes: 'Più voti',
    revenue: 'Incasso più alto',
    name: 'Nome',
  },
  statuses: {
    returning: 'In corso',
    planned: 'In programma',
    production: 'In produzione',
    ended: 'Conclusa',
    cancelled: 'Cancellata',
    pilot: 'Pilot',
  },
  releases: { released: 'Già usciti', announced: 'Annunciati' },
  chips: {
    anyOf,
    not: (name) => `Senza ${name}`,
    decade: (decade) => years(decade).replace('a', 'A'),
    year: (year) => `Solo del ${year}`,
    years: (from, to) => `${from}–${to}`,
    from: (year) => `Dal ${year} in poi`,
    to: (year) => `Fino al ${year}`,
    minutes: (shortest, longest) => `${shortest}–${longest} minuti`,
    shortest: (minutes) =>
      plural(minutes, {
        one: 'Almeno {n} minuto',
        many: 'Almeno {n} di minuti',
        other: 'Almeno {n} minuti',
      }),
    longest: (minutes) =>
      plural(minutes, {
        one: 'Al massimo {n} minuto',
        many: 'Al massimo {n} di minuti',
        other: 'Al massimo {n} minuti',
      }),
    score: (score) => `Voto da ${score} in su`,
    votes: (votes) =>
      plural(votes, { one: 'Almeno {n} voto', many: 'Almeno {n} di voti', other: 'Almeno {n} voti' }),
    language: (name) => `In ${name}`,
    country: (name) => `Paese: ${name}`,
    certification: (rating, region) => `Fino a ${rating}${region ? ` (${region})` : ''}`,
    person: (name) => (name ? `Con ${name}` : 'Con una persona'),
    service: (name) => (name ? `Su ${name}` : 'Su una piattaforma'),
    services: (count) =>
      plural(count, {
        one: 'Su {n} piattaforma',
        many: 'Su una di {n} di piattaforme',
        other: 'Su una di {n} piattaforme',
      }),
    keyword: (name) => (name ? `Tema: ${name}` : 'Un tema'),
  },
};

export const DISCOVER_SERVICES_MESSAGES: Translated<typeof English.DISCOVER_SERVICES_MESSAGES> = {
  mine: 'Le mie piattaforme',
  find: 'Trova una piattaforma',
  upTo: (rating, region) => `Fino a ${rating} (${region})`,
  noRatings: (region) => `Nessuna (${region})`,
};

export const DISCOVER_PAGE_MESSAGES: Translated<typeof English.DISCOVER_PAGE_MESSAGES> = {
  failed: 'Il caricamento non è riuscito. Quello che c’è resta; riprova.',
};
