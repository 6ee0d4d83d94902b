import type * as English from '../../../messages/import/import-parts.ts';
import type { Translated } from '../../../language/translated.ts';
import { ratings, reviews } from '../counts.ts';
import { plural } from '../plural.ts';

export const IMPORT_PARTS: Translated<typeof English.IMPORT_PARTS> = {
  movieWatch: {
    counted: (count) => plural(count, { one: '{n} gesehener Film', other: '{n} gesehene Filme' }),
    becomes: 'Einträge im Tagebuch an ihren eigenen Tagen; die Filme kommen unter „Gesehen“.',
  },
  episodeWatch: {
    counted: (count) => plural(count, { one: '{n} gesehene Folge', other: '{n} gesehene Folgen' }),
    becomes: 'Als gesehen markiert, an ihren eigenen Tagen; du folgst ihren Serien.',
  },
  watched: {
    counted: (count) =>
      plural(count, { one: '{n} Titel, den du gesehen hast', other: '{n} Titel, die du gesehen hast' }),
    becomes: 'Unter „Gesehen“, ohne Datum: Wann, steht nicht in der Datei.',
  },
  rating: {
    counted: ratings,
    becomes: 'Deine Bewertungen, mit bis zu fünf Sternen, auch halben.',
  },
  wish: {
    counted: (count) =>
      plural(count, { one: '{n} Titel für die Merkliste', other: '{n} Titel für die Merkliste' }),
    becomes: 'Deine Merkliste.',
  },
  review: { counted: reviews, becomes: 'Deine Kritiken, unter deinem Namen.' },
  favorite: {
    counted: (count) => plural(count, { one: '{n} Favorit', other: '{n} Favoriten' }),
    becomes: 'Deine Favoriten.',
  },
  follow: {
    counted: (count) =>
      plural(count, { one: '{n} Serie, der du folgst', other: '{n} Serien, denen du folgst' }),
    becomes: 'Serien, denen du folgst; pausierte und abgebrochene bleiben es.',
  },
  dismissed: {
    counted: (count) =>
      plural(count, {
        one: '{n} Titel, der dich nicht interessiert',
        other: '{n} Titel, die dich nicht interessieren',
      }),
    becomes: 'Titel, die dich nicht interessieren: Listen lassen sie weg.',
  },
  list: {
    counted: (count) => plural(count, { one: '{n} Titel in Listen', other: '{n} Titel in Listen' }),
    becomes: 'Deine eigenen Listen, unter ihren Namen; nur du siehst sie.',
  },
  own: {
    counted: (count) => plural(count, { one: '{n} Datensatz', other: '{n} Datensätze' }),
    becomes: 'Genau das, was sie beim Export waren.',
  },
};
