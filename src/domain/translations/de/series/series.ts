import type * as English from '../../../messages/series/series.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Fehler', text });
const markedAs = (count: number) =>
  plural(count, { one: '{n} Folge als gesehen markiert', other: '{n} Folgen als gesehen markiert' });

export const episodeCode: Translated<typeof English.episodeCode> = ({ season, number }) =>
  `${season === 0 ? 'Special' : `S${season}`} E${number}`;

export const SERIES_MESSAGES: Translated<typeof English.SERIES_MESSAGES> = {
  follow: 'Folgen',
  states: { watching: 'Folge ich', paused: 'Pausiert', dropped: 'Abgebrochen' },
  menu: 'Was mit dieser Serie geschehen soll',
  pause: 'Pausieren',
  drop: 'Serie abbrechen',
  resume: 'Weiterschauen',
  again: 'Noch mal sehen',
  endRun: 'Rewatch beenden',
  stop: 'Nicht mehr folgen',
  markAll: 'Alle gelaufenen Folgen abhaken',
  refused: { title: 'Bitte melde dich an', text: 'Dann kannst du Serien folgen.' },
  followFailed: failed('Das Folgen hat nicht geklappt.'),
  nextSeason: {
    set: 'Erinnern',
    setOf: 'an die nächste Staffel',
    refused: { title: 'Bitte melde dich an', text: 'Dann kannst du dich erinnern lassen.' },
    failed: failed('Die Erinnerung konnte nicht angelegt werden.'),
  },
  stateFailed: failed('Das konnte nicht geändert werden.'),
  markFailed: failed('Das konnte nicht als gesehen markiert werden.'),
  unmarkFailed: failed('Die Markierung konnte nicht entfernt werden.'),
  unknown: 'Was du gesehen hast, konnte nicht geladen werden.',
  retry: 'Noch einmal',
  followed: (title) => ({
    title: `Du folgst „${title}“`,
    text: 'Die nächste Folge steht unter „Als Nächstes“.',
  }),
  stopped: (title) => ({
    title: `Du folgst „${title}“ nicht mehr`,
    text: 'Was du gesehen hast, bleibt markiert.',
  }),
  paused: (title) => ({ title: 'Pausiert', text: title }),
  dropped: (title) => ({ title: 'Abgebrochen', text: title }),
  resumed: (title) => ({ title: 'Du folgst wieder', text: title }),
  runBegun: (title, run) => ({
    title: `Noch mal von vorn: ${title}`,
    text: `Durchgang ${run} beginnt mit der ersten Folge.`,
  }),
  runEnded: (title, run) => ({
    title: `Rewatch beendet: ${title}`,
    text: `Was du in Durchgang ${run} gesehen hast, bleibt. Mit „Noch mal sehen“ geht es dort weiter.`,
  }),
  noRun: (title) => ({
    title: 'Nichts zum Noch-mal-Sehen',
    text: `Von „${title}“ hast du noch nichts gesehen.`,
  }),
  marked: (count) => ({
    title: count === 0 ? 'Nichts Neues zu markieren' : markedAs(count),
  }),
  watchedNext: (at, title) => ({
    title: `${episodeCode(at)} als gesehen markiert`,
    text: title,
  }),
  markedAndFollowed: (count, title) => ({
    title: markedAs(count),
    text: `Du folgst jetzt „${title}“.`,
  }),
  notAired: { title: 'Noch nicht gelaufen', text: 'Du kannst sie markieren, sobald sie läuft.' },
  unmarked: { title: 'Nicht mehr als gesehen markiert' },
  dated: (day) => ({
    title: day === null ? 'Gesehen, ohne Datum' : `Gesehen am ${formatDate(day)}`,
  }),
  dateFailed: failed('Der Tag konnte nicht geändert werden.'),
  takenBack: (count) => ({
    title: plural(count, {
      one: '{n} Folge nicht mehr markiert',
      other: '{n} Folgen nicht mehr markiert',
    }),
  }),
  finished: (title) => ({
    title: `„${title}“ zu Ende gesehen`,
    text: 'Möchtest du die ganze Serie als gesehen markieren?',
  }),
  addToWatched: 'Ja, gesehen',
  watched: 'Gesehen',
  watchedOf: (name) => `Gesehen: ${name}`,
  day: 'Anderer Tag',
  dayOf: (name) => `Anderer Tag: ${name}`,
  upTo: 'Alle bis hier',
  upToOf: (name) => `Alle bis ${name} als gesehen markieren`,
  season: 'Staffel abhaken',
  seasonOf: (name) => `${name} als gesehen markieren`,
  unmarkSeason: 'Haken entfernen',
  unmarkSeasonOf: (name) => `${name} nicht mehr als gesehen markieren`,
  progress: (watched, aired) => `${watched} von ${aired}`,
  progressOf: (watched, aired) =>
    plural(aired, { one: `${watched} von {n} Folge gesehen`, other: `${watched} von {n} Folgen gesehen` }),
  run: (run) => `Durchgang ${run}`,
  caughtUp: 'Alles gesehen',
  finishedNow: 'Zu Ende gesehen',
  next: (code, name) => `Als Nächstes: ${[code, name].filter(Boolean).join(' · ')}`,
  coming: (date) => `Nächste Folge am ${formatDate(date)}`,
  fetching: 'Die Folgen werden geladen …',
  fetchFailed: 'Die Folgen konnten nicht geladen werden. Marquee versucht es heute Nacht noch einmal.',
  noEpisodes: 'Noch sind keine Folgen bekannt',
  gone: 'Diese Serie steht nicht mehr im Katalog.',
  lost: (count) =>
    plural(count, {
      one: '{n} gesehene Folge steht nicht mehr im Katalog',
      other: '{n} gesehene Folgen stehen nicht mehr im Katalog',
    }),
};
