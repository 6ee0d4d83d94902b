import type * as English from '../../../messages/diary/diary.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Erreur', text });

const NUMERALS = ['Aucun', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'];

export const episodesOf: Translated<typeof English.episodesOf> = (count, series) =>
  plural(count, {
    one: `${NUMERALS[count] ?? '{n}'} épisode de «\u00a0${series}\u00a0»`,
    many: `{n} d’épisodes de «\u00a0${series}\u00a0»`,
    other: `${NUMERALS[count] ?? '{n}'} épisodes de «\u00a0${series}\u00a0»`,
  });

export const onDay: Translated<typeof English.onDay> = (day) =>
  day === null ? 'sans date' : `le ${formatDate(day)}`;

export const DIARY_MESSAGES: Translated<typeof English.DIARY_MESSAGES> = {
  log: 'Inscrire ce que vous avez vu',
  entry: {
    someTime: 'Sans date',
    someSeries: 'série sans nom',
    again: 'Revu',
    editOf: (title) => `Modifier le visionnage de «\u00a0${title}\u00a0»`,
  },
  refused: { title: 'Connectez-vous', text: 'Vous pourrez alors tenir un journal.' },
  logged: (title, day) => ({ title: 'Inscrit au journal', text: `«\u00a0${title}\u00a0», vu ${onDay(day)}` }),
  changed: (title) => ({ title: 'Journal modifié', text: title }),
  changedElsewhere: (day) => ({
    title: 'Modifié ailleurs entre-temps',
    text: `Cette entrée dit maintenant\u00a0: vu ${onDay(day)}. Enregistrez de nouveau pour garder plutôt ce que vous avez ici.`,
  }),
  ofTitle: 'Vos visionnages',
  removed: (title) => ({ title: 'Supprimé du journal', text: title }),
  takenBack: (title) => ({
    title: 'Annulé\u00a0; cette même lecture ne sera plus inscrite',
    text: title,
  }),
  unmarked: (title, count) => ({ title: 'N’est plus marqué comme vu', text: episodesOf(count, title) }),
  logFailed: failed('Cela n’a pas pu être inscrit.'),
  full: failed('Votre journal est plein\u00a0: il contient 50\u00a0000 visionnages.'),
  changeFailed: failed('Votre journal n’a pas pu être modifié.'),
  removeFailed: failed('Cela n’a pas pu être supprimé de votre journal.'),
};
