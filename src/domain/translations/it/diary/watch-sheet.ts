import type * as English from '../../../messages/diary/watch-sheet.ts';
import type { Translated } from '../../../language/translated.ts';
import { stars as inStars } from '../counts.ts';
import { plural } from '../plural.ts';
import { onDay } from './diary.ts';

export const WATCH_SHEET_MESSAGES: Translated<typeof English.WATCH_SHEET_MESSAGES> = {
  title: 'Annota',
  edit: 'Modifica la visione',
  pick: 'Cosa hai visto?',
  placeholder: 'Cerca film e serie TV',
  here: 'Questa pagina',
  kinds: { movie: 'Film', tv: 'Serie TV' },
  found: (count) =>
    plural(count, {
      one: '{n} titolo trovato',
      many: '{n} di titoli trovati',
      other: '{n} titoli trovati',
    }),
  noneFound: 'Nessun film e nessuna serie TV con questo nome.',
  notAsked: 'La ricerca in questo momento non risponde. Riprova.',
  other: 'Un altro titolo',
  when: 'Quando l’hai visto?',
  choices: {
    today: 'Oggi',
    yesterday: 'Ieri',
    date: 'Una data',
    none: 'Non ricordo',
  },
  date: 'Giorno',
  again: 'Rivisto',
  before: (day) =>
    day === null ? 'È già nel tuo diario, senza data.' : `L’ultima volta nel tuo diario: ${onDay(day)}.`,
  stars: 'Stelle per questa visione',
  clear: { label: 'Togli', of: 'le stelle di questa visione' },
  titleStars: (stars) => `Al titolo hai dato ${inStars(stars)}.`,
  starsRule:
    'Le stelle del titolo seguono la tua ultima visione con stelle, a meno che tu non le abbia date sulla sua pagina.',
  note: 'Nota, solo per te',
  save: 'Salva',
  saving: 'Salvataggio…',
  saveAnyway: 'Salva comunque',
  doubts: {
    missing: 'Scegli un giorno, oppure «Non ricordo».',
    tooEarly: 'I giorni prima del 1900 non si possono salvare. Scegli invece «Non ricordo».',
    toCome: 'Quel giorno deve ancora venire. Scegli oggi o un giorno passato.',
  },
  beforeRelease: (title, released) => `«${title}» è uscito ${onDay(released)}. L’hai visto prima?`,
  loadFailed: { title: 'Errore', text: 'Non è stato possibile aprire questa voce del tuo diario.' },
};
