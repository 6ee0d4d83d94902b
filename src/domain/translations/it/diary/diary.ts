import type * as English from '../../../messages/diary/diary.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Errore', text });

const NUMERALS = ['Zero', 'Un', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove', 'Dieci'];

export const episodesOf: Translated<typeof English.episodesOf> = (count, series) =>
  plural(count, {
    one: `Un episodio di «${series}»`,
    many: `{n} di episodi di «${series}»`,
    other: `${NUMERALS[count] ?? '{n}'} episodi di «${series}»`,
  });

export const onDay: Translated<typeof English.onDay> = (day) =>
  day === null
    ? 'senza data'
    : formatDate(day)
        .replace(/^(?=8 |11 )/, 'l’')
        .replace(/^(?=\d)/, 'il ');

export const DIARY_MESSAGES: Translated<typeof English.DIARY_MESSAGES> = {
  log: 'Annota quello che hai visto',
  entry: {
    someTime: 'Senza data',
    someSeries: 'una serie TV',
    again: 'Rivisto',
    editOf: (title) => `Modifica la tua visione di «${title}»`,
  },
  refused: { title: 'Accedi', text: 'Così puoi tenere un diario.' },
  logged: (title, day) => ({
    title: 'Annotato',
    text: `«${title}», visto ${onDay(day)}`,
  }),
  changed: (title) => ({ title: 'Diario aggiornato', text: title }),
  changedElsewhere: (day) => ({
    title: 'Nel frattempo è cambiata altrove',
    text: `Ora questa voce dice: visto ${onDay(day)}. Salva di nuovo per tenere invece quello che hai qui.`,
  }),
  ofTitle: 'Le tue visioni',
  removed: (title) => ({ title: 'Eliminato dal tuo diario', text: title }),
  takenBack: (title) => ({
    title: 'Annullato; la stessa riproduzione non viene annotata di nuovo',
    text: title,
  }),
  unmarked: (title, count) => ({
    title: 'Non più segnato come visto',
    text: episodesOf(count, title),
  }),
  logFailed: failed('Non è stato possibile annotarlo.'),
  full: failed('Il tuo diario è pieno: può avere 50.000 visioni.'),
  changeFailed: failed('Non è stato possibile modificare il tuo diario.'),
  removeFailed: failed('Non è stato possibile eliminarlo dal tuo diario.'),
};
