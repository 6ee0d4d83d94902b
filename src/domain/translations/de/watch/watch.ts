import type * as English from '../../../messages/watch/watch.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { inCountry } from '../regions.ts';

export const WATCH_MESSAGES: Translated<typeof English.WATCH_MESSAGES> = {
  heading: 'Wo läuft’s?',
  headingOf: (title) => `Wo läuft „${title}“?`,
  headingIn: (region) => `Wo läuft’s ${inCountry(region)}?`,
  kinds: { included: 'Im Abo', free: 'Kostenlos', rent: 'Leihen', buy: 'Kaufen' },
  explained: {
    included: 'Mit einem Abo bei einem dieser Dienste.',
    free: 'Kostenlos, manches mit Werbung.',
    rent: 'Für eine Weile, einzeln bezahlt.',
    buy: 'Für immer, einzeln bezahlt.',
  },
  more: (count) => `${count} weitere`,
  details: 'Details',
  nowhere: 'Läuft in deinem Land gerade nirgends.',
  nowhereIn: (region) => `Läuft ${inCountry(region)} gerade nirgends.`,
  unknown: 'Das ließ sich gerade nicht nachsehen.',
  checkedAlone: (day, today) => (day === today ? 'Heute geprüft' : `Geprüft am ${formatDate(day)}`),
  dataBy: (source, day, today) =>
    day === today
      ? `Daten von ${source}, heute geprüft`
      : `Daten von ${source}, geprüft am ${formatDate(day)}`,
  justWatch: 'JustWatch',
  sample: (source) => `Beispieldienste. Echte Daten von ${source}`,
  sampleNote:
    'Diese Dienste sind erfunden und ihr Angebot auch: Der mitgelieferte Katalog kennt keine echten.',
  chooser: { label: 'Land', submit: 'Zeigen' },
  back: (title) => `Mehr zu „${title}“`,
  atTmdb: 'Dasselbe bei TMDB',
  title: (title, region) => `Wo läuft „${title}“ ${inCountry(region)}?`,
  description: (title, region, told) =>
    told === ''
      ? `„${title}“ läuft ${inCountry(region)} gerade nirgends.`
      : `Wo „${title}“ ${inCountry(region)} läuft: ${told}.`,
  told: {
    included: (names) => `im Abo bei ${names}`,
    free: (names) => `kostenlos bei ${names}`,
    rent: (names) => `zum Leihen bei ${names}`,
    buy: (names) => `zum Kaufen bei ${names}`,
  },
  failed: 'Wo es läuft, konnte nicht geladen werden',
  region: {
    section: {
      heading: 'Wo du siehst',
      introduction: 'Was wo läuft, ist von Land zu Land verschieden. Das siehst nur du.',
    },
    label: 'Land',
    automatic: 'Aus meinem Browser',
    saved: (name) => ({ title: 'Gespeichert', text: `Du siehst, was ${inCountry(name)} läuft.` }),
    savedAutomatic: {
      title: 'Gespeichert',
      text: 'Du siehst, was in dem Land läuft, das dein Browser nennt.',
    },
    failed: (message) => ({ title: 'Fehler', text: `Das Land konnte nicht gespeichert werden. ${message}` }),
  },
};
