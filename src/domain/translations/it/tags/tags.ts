import type * as English from '../../../messages/tags/tags.ts';
import type { Translated } from '../../../language/translated.ts';
import { TAG_BOUNDS } from '../../../tags/tags.ts';
import { movies as inMovies, series as inSeries } from '../counts.ts';
import { plural } from '../plural.ts';

export const TAG_MESSAGES: Translated<typeof English.TAG_MESSAGES> = {
  button: 'Tag e nota',
  noteButton: 'Nota privata',
  buttonOf: (title) => `Tag e nota privata: ${title}`,
  noteOf: (title) => `Nota privata: ${title}`,
  refused: {
    title: 'Accedi per usare i tag',
    text: 'I tag e le note private fanno parte del tuo account.',
  },
  dialog: 'Tag e nota privata',
  seasonDialog: 'Nota privata',
  private: 'Li vedi solo tu.',
  tags: 'Tag',
  add: 'Aggiungi un tag',
  how: 'Invio o una virgola lo aggiunge, Backspace toglie l’ultimo.',
  removeOf: (tag) => `Togli il tag ${tag}`,
  added: (tag) => `${tag} aggiunto`,
  removed: (tag) => `${tag} tolto`,
  suggestions: 'I tuoi tag',
  found: (count) =>
    plural(count, {
      one: '{n} dei tuoi tag corrisponde',
      many: '{n} dei tuoi tag corrispondono',
      other: '{n} dei tuoi tag corrispondono',
    }),
  full: `Un titolo può avere ${TAG_BOUNDS.ofTitle} tag. Togline uno per aggiungerne un altro.`,
  note: 'Nota privata',
  left: (count) =>
    plural(count, {
      one: 'ancora {n} carattere',
      many: 'ancora {n} di caratteri',
      other: 'ancora {n} caratteri',
    }),
  save: 'Salva',
  saving: 'Salvataggio…',
  loading: 'Carichiamo i tuoi tag…',
  loadFailed: 'Non è stato possibile caricare i tuoi tag e la tua nota.',
  again: 'Riprova',
  saveFailed: 'Il salvataggio non è riuscito. Quello che hai scritto è ancora qui.',
  tooMany: `Puoi avere ${TAG_BOUNDS.ofPerson} tag, e ${TAG_BOUNDS.ofTitle} per ogni titolo. Prima eliminane o uniscine qualcuno.`,
  manage: 'Gestisci i tag',
  other: (note) =>
    note === ''
      ? 'Nel frattempo questa nota è stata eliminata altrove. Salva di nuovo per tenere la tua.'
      : `Nel frattempo questa nota è stata cambiata altrove: «${note}» Salva di nuovo per tenere invece la tua.`,
  saved: (title) => ({ title: 'Salvato', text: `Tag e nota di «${title}» sono al sicuro.` }),
  undoFailed: {
    title: 'Non annullato',
    text: 'Non è stato possibile rimettere i tuoi tag e la tua nota com’erano.',
  },
  own: 'I tuoi tag e la tua nota',
  withTag: (tag) => `Titoli con il tag ${tag}`,
  filter: 'Tag',
  mine: 'I miei tag',
  all: 'Tutti',
  show: 'Mostra',
  noneTagged: (tag) => ({
    heading: `Qui niente ha il tag «${tag}»`,
    text: 'Aggiungi i tag dal menu di una scheda, o sulla pagina di un titolo.',
  }),
  unfilteredDiscover:
    'Tra i titoli con i tuoi tag non valgono i filtri per piattaforma, classificazione e numero di voti.',
};

export const TAGS_PAGE_MESSAGES: Translated<typeof English.TAGS_PAGE_MESSAGES> = {
  title: 'Tag',
  description: 'I tuoi tag su film e serie.',
  signIn: 'Accedi per vedere i tuoi tag',
  text: 'I tag sono solo tuoi: nessun altro li vede. Dai a un tag il nome di un altro per unirli.',
  none: 'Ancora nessun tag',
  noneText: 'Aggiungi i tag dal menu di una scheda, sulla pagina di un titolo o nel tuo diario.',
  browse: 'Sfoglia i film popolari',
  count: (movies, series) =>
    [...(movies > 0 ? [inMovies(movies)] : []), ...(series > 0 ? [inSeries(series)] : [])].join(', '),
  renameOf: (tag) => `Rinomina o unisci ${tag}`,
  deleteOf: (tag) => `Elimina ${tag}`,
  newName: 'Nuovo nome del tag',
  keep: 'Salva',
  cancel: 'Annulla',
  renamed: (from, to) => ({ title: 'Rinominato', text: `«${from}» ora si chiama «${to}».` }),
  merged: (from, to) => ({ title: 'Unito', text: `«${from}» ora fa parte di «${to}».` }),
  deleted: (tag) => ({ title: 'Eliminato', text: `«${tag}» è sparito da tutti i titoli.` }),
  failed: { title: 'Niente è cambiato', text: 'Non è stato possibile modificare i tuoi tag.' },
  gone: { title: 'Non c’è più', text: 'Nel frattempo questo tag è stato eliminato o rinominato.' },
  loadFailed: 'Non è stato possibile caricare i tuoi tag. Riprova tra un attimo.',
  all: 'Tutti i tag',
  where: 'Dove li ritrovi',
  places: {
    wishlist: 'Da vedere',
    watched: 'Visti',
    diary: 'Diario',
    numbers: 'Numeri',
    movies: 'Scopri film',
    series: 'Scopri serie',
  },
  most: 'Si vedono gli ultimi 500 di ogni tipo.',
};
