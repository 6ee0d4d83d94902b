import type * as English from '../../../messages/import/import-records.ts';
import type { Translated } from '../../../language/translated.ts';
import type { RestoredPart } from '../../../export/parts.ts';
import { plural } from '../plural.ts';

type Forms = Parameters<typeof plural>[1];

/** "1 preferito", "2 preferiti", "1.000.000 di preferiti". */
const forms = (one: string, other: string): Forms => ({
  one: `{n} ${one}`,
  many: `{n} di ${other}`,
  other: `{n} ${other}`,
});

const RECORDS: Record<RestoredPart, Forms> = {
  profile: forms('profilo', 'profili'),
  noticePreferences: forms('impostazione di notifica', 'impostazioni di notifica'),
  services: forms('piattaforma tua', 'piattaforme tue'),
  wishlist: forms('titolo da vedere', 'titoli da vedere'),
  watched: forms('titolo visto', 'titoli visti'),
  favorites: forms('preferito', 'preferiti'),
  dismissed: forms('titolo che non ti interessa', 'titoli che non ti interessano'),
  taste: forms('indicazione sui tuoi gusti', 'indicazioni sui tuoi gusti'),
  diary: forms('voce del diario', 'voci del diario'),
  ratings: forms('voto', 'voti'),
  partRatings: forms('voto a una stagione o a un episodio', 'voti a stagioni ed episodi'),
  reviews: forms('recensione', 'recensioni'),
  tags: forms('tag di titoli', 'tag di titoli'),
  notes: forms('nota privata', 'note private'),
  pageFavorites: forms('preferito sulla tua pagina', 'preferiti sulla tua pagina'),
  following: forms('serie che segui', 'serie che segui'),
  episodes: forms('episodio visto', 'episodi visti'),
  lostEpisodes: forms('episodio visto e rinumerato', 'episodi visti e rinumerati'),
  reminders: forms('promemoria', 'promemoria'),
  seriesReminders: forms('promemoria di stagione', 'promemoria di stagione'),
  savedSearches: forms('ricerca salvata', 'ricerche salvate'),
  aiSearches: forms('ricerca IA', 'ricerche IA'),
  plays: forms('riproduzione da un altro programma', 'riproduzioni da altri programmi'),
  playProgress: forms('titolo lasciato a metà', 'titoli lasciati a metà'),
  playNames: forms('nome abbinato', 'nomi abbinati'),
  lists: forms('lista tua', 'liste tue'),
  listTitles: forms('titolo nelle tue liste', 'titoli nelle tue liste'),
};

export const IMPORT_RECORDS: Translated<typeof English.IMPORT_RECORDS> = {
  records: (counts) =>
    `Contiene: ${Object.entries(counts)
      .map(([part, count]) => plural(count ?? 0, RECORDS[part as RestoredPart]))
      .join(', ')}`,
  shown: ({ public: open, link }) => [
    ...(open > 0
      ? [
          plural(open, {
            one: '{n} lista nel file è pubblica, e appena importata possono vederla tutti.',
            many: '{n} di liste nel file sono pubbliche, e appena importate possono vederle tutti.',
            other: '{n} liste nel file sono pubbliche, e appena importate possono vederle tutti.',
          }),
        ]
      : []),
    ...(link > 0
      ? [
          plural(link, {
            one: '{n} lista si vede con un link, e ne riceve uno nuovo: quello vecchio non porta lì.',
            many: '{n} di liste si vedono con un link, e ne ricevono uno nuovo: quelli vecchi non portano lì.',
            other: '{n} liste si vedono con un link, e ne ricevono uno nuovo: quelli vecchi non portano lì.',
          }),
        ]
      : []),
  ],
};
