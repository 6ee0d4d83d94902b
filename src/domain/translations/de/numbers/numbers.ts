import type * as English from '../../../messages/numbers/numbers.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import { days, movies, series, stars, titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

const than = (year: number, soFar: boolean) => (soFar ? `${year} bis zum selben Tag` : String(year));

export const NUMBERS_MESSAGES: Translated<typeof English.NUMBERS_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.numbers,
  yearTitle: (year) => `${year} in Zahlen`,
  description: 'Was du gesehen hast, gezählt.',
  signIn: 'Melde dich an, um deine Zahlen zu sehen',
  years: 'Jahre',
  allTime: 'Insgesamt',
  underWay: (year, day) => `${year} ist noch nicht vorbei: Das sind die Zahlen bis zum ${formatDate(day)}.`,
  none: 'Noch nichts zu zählen',
  noneText:
    'Markier, was du gesehen hast: Dann kommen hier deine Stunden, Genres und Lieblingsleute zusammen.',
  noneIn: (year) => `${year} nichts gesehen`,
  noneInText: 'In deinem Tagebuch steht kein Eintrag aus diesem Jahr.',
  browse: 'Beliebte Filme ansehen',
  hours: 'Stunden',
  titles: 'Titel',
  days: 'Aktive Tage',
  streak: 'Am Stück',
  kinds: (ofMovies, ofSeries) =>
    [ofMovies > 0 && movies(ofMovies), ofSeries > 0 && series(ofSeries)].filter(Boolean).join(', '),
  watches: (count) => plural(count, { one: 'einmal gesehen', other: '{n}\u00a0Mal gesehen' }),
  compared: (now, before, year, soFar) => {
    const more = now - before;
    if (more === 0) return `So viel wie ${than(year, soFar)}`;
    return `${formatNumber(Math.abs(more))} ${more > 0 ? 'mehr' : 'weniger'} als ${than(year, soFar)}`;
  },
  length: days,
  between: (since, until) =>
    since === until ? formatDate(since) : `${formatDate(since)} bis ${formatDate(until)}`,
  weeks: (n) => plural(n, { one: '{n} aktive Woche am Stück', other: '{n} aktive Wochen am Stück' }),
  running: (n) => plural(n, { one: '{n} Tag am Stück bis jetzt', other: '{n} Tage am Stück bis jetzt' }),
  columns: { what: 'Was', watches: 'Gesehen', titles: 'Titel', hours: 'Stunden' },
  table: 'Als Tabelle zeigen',
  charts: {
    months: 'Monate',
    years: 'Jahre',
    genres: 'Genres',
    decades: 'Jahrzehnte',
    countries: 'Länder',
    actors: 'Besetzung',
    directors: 'Regie',
    stars: 'Deine Sterne',
  },
  titlesOf: (name, count) => `${name}: ${titles(count)}`,
  behind: {
    heading: (by, name) => {
      if (by === 'decade') return `Aus den ${name}ern`;
      if (by === 'director') return `Regie: ${name}`;
      if (by === 'stars') return `Von dir: ${stars(Number(name))}`;
      return by === 'actor' ? `Mit ${name}` : name;
    },
    count: (total, year) =>
      year === null
        ? `${titles(total)}, die du gesehen hast, die häufigsten zuerst.`
        : `${titles(total)}, die du ${year} gesehen hast, die häufigsten zuerst.`,
    none: 'Hier stehen keine Titel',
    noneText: 'Nichts, was du gesehen hast, passt jetzt dazu.',
    back: 'Meine Zahlen',
    backTo: (year) => `${year} in Zahlen`,
    person: (name) => `Mehr zu ${name}`,
    pages: 'Seiten mit Titeln',
    earlier: 'Zurück',
    later: 'Weiter',
  },
  peopleNote: 'In mindestens zwei Titeln.',
  genresNote: 'Ein Titel zählt in jedem seiner Genres.',
  countriesNote: 'Ein Titel zählt in jedem seiner Länder.',
  decadesNote: (leftOut) =>
    leftOut === 0
      ? 'Nach dem ersten Start.'
      : plural(leftOut, {
          one: 'Nach dem ersten Start. {n} Titel ohne bekannten Start fehlt, etwa eine Serie, von der nur Folgen bekannt sind.',
          other:
            'Nach dem ersten Start. {n} Titel ohne bekannten Start fehlen, etwa Serien, von denen nur Folgen bekannt sind.',
        }),
  most: (name, count) =>
    `Am meisten: ${name}, mit ${plural(count, { one: '{n} Titel', other: '{n} Titeln' })}.`,
  mostWatched: (name, count) =>
    `Am meisten: ${name}, mit ${plural(count, { one: 'einer Sichtung', other: '{n} Sichtungen' })}.`,
  averages: (mine, theirs, count) =>
    plural(count, {
      one: `Du hast im Schnitt ${mine} von 10 gegeben, alle anderen ${theirs}, bei {n} Titel, den ihr beide bewertet habt.`,
      other: `Du hast im Schnitt ${mine} von 10 gegeben, alle anderen ${theirs}, bei {n} Titeln, die ihr beide bewertet habt.`,
    }),
  rated: (count) =>
    plural(count, {
      one: 'Du hast {n} dieser Titel bewertet; was andere ihm gaben, ist nicht bekannt.',
      other: 'Du hast {n} dieser Titel bewertet; was andere ihnen gaben, ist nicht bekannt.',
    }),
  starsOf: stars,
  above: 'Das mochtest du mehr als andere',
  below: 'Das mochtest du weniger als andere',
  disagreement: (mine, theirs) => `Du ${mine}, andere ${theirs} von 10`,
  mostOften: 'Am häufigsten gesehen',
  times: (n) => plural(n, { one: '{n}\u00a0Mal', other: '{n}\u00a0Mal' }),
  someSeries: 'Eine Serie',
  first: 'Der Anfang',
  last: 'Zuletzt',
  firstOf: (year) => `Der Anfang von ${year}`,
  lastOf: (year) => `Der Schluss von ${year}`,
  latestOf: (year) => `Zuletzt in ${year}`,
  share: {
    heading: 'Mein Jahr teilen',
    text: 'Legt einen Link an, den alle öffnen können, die ihn haben. Er zeigt, wie viele Stunden, Titel und Tage es waren, so wie sie jetzt sind: keinen Titel, keine Bewertung, nicht deinen Namen. Du kannst den Link jederzeit entfernen.',
    make: 'Link anlegen',
    update: 'Link erneuern',
    end: 'Link entfernen',
    made: 'Wer diesen Link hat, sieht die Zahlen dieses Jahres.',
    ended: 'Der Link ist entfernt.',
  },
  shared: {
    title: (year) => `${year} in Filmen und Serien`,
    description: (year) => `Wie viel jemand ${year} gesehen hat, in Zahlen.`,
    text: 'Jemand auf Marquee zeigt dir dieses Jahr in Zahlen.',
    own: 'Zähl dein eigenes auf Marquee',
    gone: 'Dieser Link führt nirgendwohin',
    goneText: 'Wer dieses Jahr geteilt hat, hat den Link entfernt, oder die Adresse ist unvollständig.',
    failed: 'Fehler',
    failedText: 'Dieses Jahr konnte nicht geladen werden. Bitte versuch es gleich noch einmal.',
    home: 'Zur Startseite',
  },
};
