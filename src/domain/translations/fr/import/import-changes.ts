import type * as English from '../../../messages/import/import-changes.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const IMPORT_CHANGES: Translated<typeof English.IMPORT_CHANGES> = {
  halves: (count) =>
    plural(count, {
      one: '{n} note a une demi-étoile, et la garde\u00a0: 3½ sur 5, ou 7 sur 10, restent 3½ étoiles.',
      many: '{n} de notes ont une demi-étoile, et la gardent\u00a0: 3½ sur 5, ou 7 sur 10, restent 3½ étoiles.',
      other: '{n} notes ont une demi-étoile, et la gardent\u00a0: 3½ sur 5, ou 7 sur 10, restent 3½ étoiles.',
    }),
  rounded: (count) =>
    plural(count, {
      one: '{n} note tombe entre deux demi-étoiles et prend la plus proche. Le compte rendu garde l’original.',
      many: '{n} de notes tombent entre deux demi-étoiles et prennent la plus proche. Le compte rendu garde l’original.',
      other:
        '{n} notes tombent entre deux demi-étoiles et prennent la plus proche. Le compte rendu garde l’original.',
    }),
  long: (count) =>
    plural(count, {
      one: '{n} critique dépasse 500 caractères et s’arrête là.',
      many: '{n} de critiques dépassent 500 caractères et s’arrêtent là.',
      other: '{n} critiques dépassent 500 caractères et s’arrêtent là.',
    }),
  longNotes: (count) =>
    plural(count, {
      one: '{n} commentaire de liste dépasse 500 caractères et s’arrête là.',
      many: '{n} de commentaires de liste dépassent 500 caractères et s’arrêtent là.',
      other: '{n} commentaires de liste dépassent 500 caractères et s’arrêtent là.',
    }),
  tags: (tags, count) =>
    plural(count, {
      one: `{n} entrée du journal a des tags (${tags.join(', ')}). Ils deviennent les vôtres.`,
      many: `{n} d’entrées du journal ont des tags (${tags.join(', ')}). Ils deviennent les vôtres, 20 au plus par titre et 200 en tout.`,
      other: `{n} entrées du journal ont des tags (${tags.join(', ')}). Ils deviennent les vôtres, 20 au plus par titre et 200 en tout.`,
    }),
  notes: (count) =>
    plural(count, {
      one: '{n} titre de votre watchlist a un commentaire. La liste «\u00a0À voir\u00a0» n’en a pas\u00a0; le compte rendu le garde.',
      many: '{n} de titres de votre watchlist ont un commentaire. La liste «\u00a0À voir\u00a0» n’en a pas\u00a0; le compte rendu les garde.',
      other:
        '{n} titres de votre watchlist ont un commentaire. La liste «\u00a0À voir\u00a0» n’en a pas\u00a0; le compte rendu les garde.',
    }),
  upTo: (count) =>
    plural(count, {
      one: 'Pour {n} série, le fichier ne nomme que le dernier épisode vu\u00a0: tous ceux d’avant sont marqués aussi, sans date.',
      many: 'Pour {n} de séries, le fichier ne nomme que le dernier épisode vu\u00a0: tous ceux d’avant sont marqués aussi, sans date.',
      other:
        'Pour {n} séries, le fichier ne nomme que le dernier épisode vu\u00a0: tous ceux d’avant sont marqués aussi, sans date.',
    }),
  untold: (days, count) => {
    const quoted = days.map((day) => `«\u00a0${day}\u00a0»`).join(', ');
    return plural(count, {
      one: `{n} date n’est pas comprise et reste de côté\u00a0: ${quoted}`,
      many: `{n} de dates ne sont pas comprises et restent de côté\u00a0: ${quoted}`,
      other: `{n} dates ne sont pas comprises et restent de côté\u00a0: ${quoted}`,
    });
  },
};
