import type * as English from '../../../messages/search/search.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const SEARCH_MESSAGES: Translated<typeof English.SEARCH_MESSAGES> = {
  label: 'Filme, Serien und Personen suchen',
  placeholder: 'Titel oder Personen',
  empty: 'Gib einen Namen ein, um zu suchen',
  scope: 'Suchen in',
  scopes: { all: 'Alles', movie: 'Filme', tv: 'Serien' },
  suggestions: 'Vorschläge',
  recent: 'Letzte Suchen',
  clear: 'Alle löschen',
  suggested: (count) =>
    plural(count, {
      one: '{n} Vorschlag, mit Pfeil nach unten erreichbar.',
      other: '{n} Vorschläge, mit Pfeil nach unten erreichbar.',
    }),
  noneSuggested: 'Keine Vorschläge.',
  groups: { movie: 'Filme', tv: 'Serien', person: 'Personen', collection: 'Filmreihen' },
};
