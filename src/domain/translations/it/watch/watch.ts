import type * as English from '../../../messages/watch/watch.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate, type CalendarDate } from '../../../dates.ts';
import { inCountry } from '../regions.ts';

/** "il 5 marzo", "l’8 marzo". */
const on = (day: CalendarDate) =>
  formatDate(day)
    .replace(/^(?=8 |11 )/, 'l’')
    .replace(/^(?=\d)/, 'il ');

export const WATCH_MESSAGES: Translated<typeof English.WATCH_MESSAGES> = {
  heading: 'Dove guardarlo',
  headingOf: (title) => `Dove guardare «${title}»`,
  headingIn: (region) => `Dove guardarlo ${inCountry(region)}`,
  kinds: { included: 'Abbonamento', free: 'Gratis', rent: 'Noleggio', buy: 'Acquisto' },
  explained: {
    included: 'Con l’abbonamento a una di queste piattaforme.',
    free: 'Gratis, a volte con pubblicità.',
    rent: 'Per un po’, pagando il singolo titolo.',
    buy: 'Per sempre, pagando il singolo titolo.',
  },
  more: (count) => (count === 1 ? 'un’altra' : `altre ${count}`),
  details: 'Dettagli',
  nowhere: 'Ora non è in streaming nel tuo paese.',
  nowhereIn: (region) => `Ora non è in streaming ${inCountry(region)}.`,
  unknown: 'In questo momento non riusciamo a controllare.',
  checkedAlone: (day, today) => (day === today ? 'Controllato oggi' : `Controllato ${on(day)}`),
  dataBy: (source, day, today) =>
    day === today ? `Dati di ${source}, controllati oggi` : `Dati di ${source}, controllati ${on(day)}`,
  justWatch: 'JustWatch',
  sample: (source) => `Piattaforme di esempio. Dati veri di ${source}`,
  sampleNote:
    'Queste piattaforme sono inventate, e anche quello che offrono: il catalogo incluso non ne conosce di vere.',
  chooser: { label: 'Paese', submit: 'Mostra' },
  back: (title) => `Scopri di più su «${title}»`,
  atTmdb: 'Lo stesso su TMDB',
  title: (title, region) => `Dove guardare «${title}» ${inCountry(region)}`,
  description: (title, region, told) =>
    told === ''
      ? `Ora «${title}» non è in streaming ${inCountry(region)}.`
      : `Dove guardare «${title}» ${inCountry(region)}: ${told}.`,
  told: {
    included: (names) => `in abbonamento su ${names}`,
    free: (names) => `gratis su ${names}`,
    rent: (names) => `a noleggio su ${names}`,
    buy: (names) => `in vendita su ${names}`,
  },
  failed: 'Non è stato possibile caricare dove guardarlo',
  region: {
    section: {
      heading: 'Dove guardi',
      introduction:
        'Su quali piattaforme si trova un titolo cambia da paese a paese. Questo lo vedi solo tu.',
    },
    label: 'Paese',
    automatic: 'Dal mio browser',
    saved: (name) => ({ title: 'Salvato', text: `Vedi cosa c’è in streaming ${inCountry(name)}.` }),
    savedAutomatic: {
      title: 'Salvato',
      text: 'Vedi cosa c’è in streaming nel paese indicato dal tuo browser.',
    },
    failed: (message) => ({ title: 'Errore', text: `Non è stato possibile salvare il paese. ${message}` }),
  },
};
