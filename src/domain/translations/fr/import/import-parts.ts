import type * as English from '../../../messages/import/import-parts.ts';
import type { Translated } from '../../../language/translated.ts';
import { ratings, reviews } from '../counts.ts';
import { plural } from '../plural.ts';

export const IMPORT_PARTS: Translated<typeof English.IMPORT_PARTS> = {
  movieWatch: {
    counted: (count) =>
      plural(count, {
        one: '{n} visionnage de film',
        many: '{n} de visionnages de films',
        other: '{n} visionnages de films',
      }),
    becomes: 'Des entrées du journal à leur jour\u00a0; les films rejoignent «\u00a0Vus\u00a0».',
  },
  episodeWatch: {
    counted: (count) =>
      plural(count, { one: '{n} épisode vu', many: '{n} d’épisodes vus', other: '{n} épisodes vus' }),
    becomes: 'Marqués comme vus à leur jour\u00a0; vous suivez leurs séries.',
  },
  watched: {
    counted: (count) =>
      plural(count, {
        one: '{n} titre que vous avez vu',
        many: '{n} de titres que vous avez vus',
        other: '{n} titres que vous avez vus',
      }),
    becomes: 'Votre liste «\u00a0Vus\u00a0», sans date\u00a0: le fichier ne dit pas quand.',
  },
  rating: {
    counted: ratings,
    becomes: 'Vos notes, sur cinq étoiles, à la demie près.',
  },
  wish: {
    counted: (count) =>
      plural(count, { one: '{n} titre à voir', many: '{n} de titres à voir', other: '{n} titres à voir' }),
    becomes: 'Votre liste «\u00a0À voir\u00a0».',
  },
  review: { counted: reviews, becomes: 'Vos critiques, sous votre nom.' },
  favorite: {
    counted: (count) => plural(count, { one: '{n} favori', many: '{n} de favoris', other: '{n} favoris' }),
    becomes: 'Vos favoris.',
  },
  follow: {
    counted: (count) =>
      plural(count, {
        one: '{n} série suivie',
        many: '{n} de séries suivies',
        other: '{n} séries suivies',
      }),
    becomes: 'Des séries suivies\u00a0; celles en pause ou abandonnées le restent.',
  },
  dismissed: {
    counted: (count) =>
      plural(count, {
        one: '{n} titre qui n’est pas pour vous',
        many: '{n} de titres qui ne sont pas pour vous',
        other: '{n} titres qui ne sont pas pour vous',
      }),
    becomes: 'Des titres qui ne sont pas pour vous\u00a0: les listes les laissent de côté.',
  },
  list: {
    counted: (count) =>
      plural(count, {
        one: '{n} titre de liste',
        many: '{n} de titres de listes',
        other: '{n} titres de listes',
      }),
    becomes: 'Vos propres listes, sous leur nom, visibles de vous uniquement.',
  },
  own: {
    counted: (count) =>
      plural(count, {
        one: '{n} enregistrement',
        many: '{n} d’enregistrements',
        other: '{n} enregistrements',
      }),
    becomes: 'Exactement ce qu’ils étaient quand vous les avez exportés.',
  },
};
