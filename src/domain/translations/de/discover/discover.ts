import type * as English from '../../../messages/discover/discover.ts';
import type { Translated } from '../../../language/translated.ts';
import { movies, series } from '../counts.ts';
import { plural } from '../plural.ts';

/** Any of them: "Netflix, Mubi oder Sky". */
const anyOf = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' oder ');

export const DISCOVER_MESSAGES: Translated<typeof English.DISCOVER_MESSAGES> = {
  title: { movie: 'Filme entdecken', tv: 'Serien entdecken' },
  link: 'Entdecken',
  refine: 'Eingrenzen',
  description: {
    movie: 'Filme finden nach Genre, Jahr, Länge, Bewertung, Sprache und mehr.',
    tv: 'Serien finden nach Genre, Jahr, Länge, Bewertung, Sprache und mehr.',
  },
  ofDecade: {
    movie: (decade) => `Filme der ${decade}er`,
    tv: (decade) => `Serien der ${decade}er`,
  },
  descriptionOf: (titles) => `${titles}, auffindbar nach Jahr, Länge, Bewertung, Sprache und mehr.`,
  other: { movie: 'Lieber Serien', tv: 'Lieber Filme' },
  count: { movie: movies, tv: series },
  show: {
    movie: (count) => plural(count, { one: '{n} Film zeigen', other: '{n} Filme zeigen' }),
    tv: (count) => plural(count, { one: '{n} Serie zeigen', other: '{n} Serien zeigen' }),
  },
  filters: 'Filter',
  closeFilters: 'Filter schließen',
  clear: 'Alle löschen',
  asked: 'Deine Filter',
  remove: 'Entfernen',
  apply: 'Treffer zeigen',
  previousPage: (page) => `Seite ${page}: vorige Seite`,
  beyond: 'Die Liste endet vor dieser Seite',
  pick: 'Überrasch mich',
  picked: {
    kicker: 'Für dich ausgesucht',
    another: 'Noch mal',
    details: 'Details',
    all: 'Alle, die passen',
    gone: 'Hier gibt es nichts auszusuchen',
  },
  nothing: 'Kein Titel passt zu allem',
  nothingText: 'Verlang ein bisschen weniger, um mehr zu finden.',
  loosen: (label, count) => `Ohne „${label}“: ${count}`,
  error: {
    title: 'Das Entdecken klappt nicht',
    text: 'Gerade lassen sich keine Titel finden. Bitte versuch es später noch einmal.',
  },
  votesNeeded: {
    movie: (votes) =>
      plural(votes, {
        one: '„Bestbewertet“ zählt Filme ab {n} Stimme.',
        other: '„Bestbewertet“ zählt Filme ab {n} Stimmen.',
      }),
    tv: (votes) =>
      plural(votes, {
        one: '„Bestbewertet“ zählt Serien ab {n} Stimme.',
        other: '„Bestbewertet“ zählt Serien ab {n} Stimmen.',
      }),
  },
  fewerVotes: (votes) => plural(votes, { one: 'Alle zählen', other: 'Ab {n} Stimmen zählen' }),
  refused: {
    language: () =>
      'Die Sprache in der Adresse gibt es nicht (Koreanisch ist „ko“). Wir haben sie weggelassen.',
    country: () =>
      'Das Land in der Adresse gibt es nicht (Großbritannien ist „GB“). Wir haben es weggelassen.',
    region: () =>
      'Das Land in der Adresse gibt es nicht (Großbritannien ist „GB“). Wir haben deins genommen.',
    certification: (kind, region) =>
      kind === 'movie'
        ? `Die Altersfreigabe in der Adresse passt nicht zum Land (${region}). Wir haben sie weggelassen.`
        : 'Altersfreigaben gibt es hier nur für Filme. Wir haben die in der Adresse weggelassen.',
    status: (kind) =>
      kind === 'movie'
        ? 'Einen Status gibt es nur bei Serien. Wir haben den in der Adresse weggelassen.'
        : 'Den Status in der Adresse gibt es nicht. Wir haben ihn weggelassen.',
    people: () => 'Nach Personen lassen sich nur Filme suchen. Wir haben die in der Adresse weggelassen.',
    order: () => 'Serien lassen sich nicht nach Einspielergebnis sortieren: Die beliebtesten stehen vorn.',
  },
  fields: {
    order: 'Sortieren nach',
    genres: 'Genres',
    match: 'Titel haben',
    all: 'alle davon',
    any: 'eins davon',
    without: 'Weglassen',
    years: 'Jahre',
    from: 'Ab Jahr',
    to: 'Bis Jahr',
    minutes: { movie: 'Minuten', tv: 'Minuten je Folge' },
    shortest: 'Mindestens Minuten',
    longest: 'Höchstens Minuten',
    details: 'Länge, Wertung, Sprache',
    minutesUnit: 'Min.',
    example: (value) => `z.\u00a0B. ${value}`,
    score: 'Wertung',
    votes: 'Stimmen',
    language: 'Originalsprache',
    country: 'Land',
    certification: 'Altersfreigabe',
    status: 'Status',
    release: 'Start',
    services: 'Im Abo bei',
    anyValue: 'Egal',
    and: 'bis',
  },
  orMore: (least) => `${least} oder mehr`,
  orders: {
    popular: 'Beliebteste',
    score: 'Bestbewertet',
    newest: 'Neueste zuerst',
    oldest: 'Älteste zuerst',
    votes: 'Meiste Stimmen',
    revenue: 'Einspielergebnis',
    name: 'Name',
  },
  statuses: {
    returning: 'Läuft weiter',
    planned: 'Geplant',
    production: 'In Produktion',
    ended: 'Beendet',
    cancelled: 'Abgesetzt',
    pilot: 'Pilot',
  },
  releases: { released: 'Schon da', announced: 'Angekündigt' },
  chips: {
    anyOf,
    not: (name) => `Ohne ${name}`,
    decade: (decade) => `${decade}er`,
    year: (year) => `Nur von ${year}`,
    years: (from, to) => `${from}–${to}`,
    from: (year) => `Ab ${year}`,
    to: (year) => `Bis ${year}`,
    minutes: (shortest, longest) => `${shortest}–${longest} Minuten`,
    shortest: (minutes) => plural(minutes, { one: 'Ab {n} Minute', other: 'Ab {n} Minuten' }),
    longest: (minutes) => plural(minutes, { one: 'Bis {n} Minute', other: 'Bis {n} Minuten' }),
    score: (score) => `Wertung ab ${score}`,
    votes: (votes) => plural(votes, { one: 'Ab {n} Stimme', other: 'Ab {n} Stimmen' }),
    language: (name) => `Auf ${name}`,
    country: (name) => `Aus: ${name}`,
    certification: (rating, region) => `Bis ${rating}${region ? ` (${region})` : ''}`,
    person: (name) => (name ? `Mit ${name}` : 'Mit einer Person'),
    service: (name) => (name ? `Bei ${name}` : 'Bei einem Dienst'),
    services: (count) => plural(count, { one: 'Bei {n} Dienst', other: 'Bei einem von {n} Diensten' }),
    keyword: (name) => (name ? `Thema: ${name}` : 'Ein Thema'),
  },
};

export const DISCOVER_SERVICES_MESSAGES: Translated<typeof English.DISCOVER_SERVICES_MESSAGES> = {
  mine: 'Meine Dienste',
  find: 'Dienst suchen',
  upTo: (rating, region) => `Bis ${rating} (${region})`,
  noRatings: (region) => `Keine (${region})`,
};

export const DISCOVER_PAGE_MESSAGES: Translated<typeof English.DISCOVER_PAGE_MESSAGES> = {
  failed: 'Das konnte nicht geladen werden. Was hier steht, bleibt; versuch es noch einmal.',
};
