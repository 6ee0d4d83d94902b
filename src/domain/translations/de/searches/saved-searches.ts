import type * as English from '../../../messages/searches/saved-searches.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Fehler', text });

export const SAVED_SEARCH_MESSAGES: Translated<typeof English.SAVED_SEARCH_MESSAGES> = {
  save: 'Suche speichern',
  name: 'Name dieser Suche',
  keep: 'Speichern',
  cancel: 'Abbrechen',
  rename: 'Umbenennen',
  remove: 'Entfernen',
  renameOf: (name) => `„${name}“ umbenennen`,
  removeOf: (name) => `„${name}“ entfernen`,
  newName: 'Neuer Name',
  suggested: (chips) => chips.join(', '),
  refused: { title: 'Bitte melde dich an', text: 'Dann kannst du Suchen speichern.' },
  saved: (name) => ({ title: 'Suche gespeichert', text: name }),
  view: 'Ansehen',
  duplicate: { title: 'Schon gespeichert', text: 'Diese Suche hast du schon gespeichert.' },
  duplicateOf: (name) => ({
    title: 'Schon gespeichert',
    text: `Diese Suche hast du als „${name}“ gespeichert.`,
  }),
  nameTaken: failed('So heißt schon eine deiner gespeicherten Suchen. Nimm einen anderen Namen.'),
  tooMany: failed('Du kannst 30 Suchen speichern. Entferne zuerst eine.'),
  saveFailed: failed('Die Suche konnte nicht gespeichert werden.'),
  renameFailed: failed('Die Suche konnte nicht umbenannt werden.'),
  removeFailed: failed('Die Suche konnte nicht entfernt werden.'),
  removed: (name) => ({ title: 'Suche entfernt', text: name }),
  kinds: { movie: 'Filme', tv: 'Serien' },
  page: {
    title: ACCOUNT_MENU_MESSAGES.searches,
    description: 'Die Suchen, die du auf Marquee gespeichert hast.',
    signIn: 'Melde dich an, um deine gespeicherten Suchen zu sehen',
    none: 'Noch keine gespeicherten Suchen',
    noneText: 'Setz unter „Entdecken“ ein paar Filter und speicher sie unter einem Namen.',
    browse: 'Filme entdecken',
  },
};
