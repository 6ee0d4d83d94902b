import type * as English from '../../../messages/searches/saved-searches.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Errore', text });

export const SAVED_SEARCH_MESSAGES: Translated<typeof English.SAVED_SEARCH_MESSAGES> = {
  save: 'Salva la ricerca',
  name: 'Nome della ricerca',
  keep: 'Salva',
  cancel: 'Annulla',
  rename: 'Rinomina',
  remove: 'Elimina',
  renameOf: (name) => `Rinomina «${name}»`,
  removeOf: (name) => `Elimina «${name}»`,
  newName: 'Nuovo nome',
  suggested: (chips) => chips.join(', '),
  refused: { title: 'Accedi', text: 'Così puoi salvare le ricerche.' },
  saved: (name) => ({ title: 'Ricerca salvata', text: name }),
  view: 'Vedi',
  duplicate: { title: 'Già salvata', text: 'Questa ricerca è già tra le tue.' },
  duplicateOf: (name) => ({
    title: 'Già salvata',
    text: `Questa ricerca è salvata come «${name}».`,
  }),
  nameTaken: failed('Un’altra delle tue ricerche ha già questo nome. Scegline un altro.'),
  tooMany: failed('Puoi salvare 30 ricerche. Prima eliminane una.'),
  saveFailed: failed('Non è stato possibile salvare la ricerca.'),
  renameFailed: failed('Non è stato possibile rinominare la ricerca.'),
  removeFailed: failed('Non è stato possibile eliminare la ricerca.'),
  removed: (name) => ({ title: 'Ricerca eliminata', text: name }),
  kinds: { movie: 'Film', tv: 'Serie TV' },
  page: {
    title: ACCOUNT_MENU_MESSAGES.searches,
    description: 'Le ricerche che hai salvato su Marquee.',
    signIn: 'Accedi per vedere le tue ricerche',
    none: 'Ancora nessuna ricerca salvata',
    noneText: 'Scegli dei filtri in Scopri e salvali con un nome.',
    browse: 'Scopri film',
  },
};
