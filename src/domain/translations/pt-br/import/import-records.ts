import type * as English from '../../../messages/import/import-records.ts';
import type { Translated } from '../../../language/translated.ts';
import type { RestoredPart } from '../../../export/parts.ts';
import { plural } from '../plural.ts';

type Forms = Parameters<typeof plural>[1];

/** Forms of a noun, with the words behind it. */
const forms = (one: string, other: string): Forms => ({
  one: `{n} ${one}`,
  many: `{n} de ${other}`,
  other: `{n} ${other}`,
});

const RECORDS: Record<RestoredPart, Forms> = {
  profile: forms('perfil', 'perfis'),
  noticePreferences: forms('ajuste de notificações', 'ajustes de notificações'),
  services: forms('serviço seu', 'serviços seus'),
  wishlist: forms('título de “Quero ver”', 'títulos de “Quero ver”'),
  watched: forms('título de “Assistidos”', 'títulos de “Assistidos”'),
  favorites: forms('favorito', 'favoritos'),
  dismissed: forms('título que não interessa a você', 'títulos que não interessam a você'),
  taste: forms('indicação sobre seu gosto', 'indicações sobre seu gosto'),
  diary: forms('registro do diário', 'registros do diário'),
  ratings: forms('nota', 'notas'),
  partRatings: forms('nota de temporada ou episódio', 'notas de temporadas e episódios'),
  reviews: forms('crítica', 'críticas'),
  tags: forms('tag de um título', 'tags de títulos'),
  notes: forms('anotação privada', 'anotações privadas'),
  pageFavorites: forms('favorito da sua página', 'favoritos da sua página'),
  following: forms('série seguida', 'séries seguidas'),
  episodes: forms('episódio visto', 'episódios vistos'),
  lostEpisodes: forms('episódio visto que mudou de número', 'episódios vistos que mudaram de número'),
  reminders: forms('lembrete', 'lembretes'),
  seriesReminders: forms('lembrete de temporada', 'lembretes de temporadas'),
  savedSearches: forms('busca salva', 'buscas salvas'),
  aiSearches: forms('busca com IA', 'buscas com IA'),
  plays: forms('reprodução de outro programa', 'reproduções de outros programas'),
  playProgress: forms('título não terminado', 'títulos não terminados'),
  playNames: forms('nome identificado', 'nomes identificados'),
  lists: forms('lista sua', 'listas suas'),
  listTitles: forms('título nas suas listas', 'títulos nas suas listas'),
};

export const IMPORT_RECORDS: Translated<typeof English.IMPORT_RECORDS> = {
  records: (counts) =>
    `Dentro dele: ${Object.entries(counts)
      .map(([part, count]) => plural(count ?? 0, RECORDS[part as RestoredPart]))
      .join(', ')}`,
  shown: ({ public: open, link }) => [
    ...(open > 0
      ? [
          plural(open, {
            one: '{n} lista é pública no arquivo, e todo mundo pode vê-la assim que for importada.',
            many: '{n} de listas são públicas no arquivo, e todo mundo pode vê-las assim que forem importadas.',
            other: '{n} listas são públicas no arquivo, e todo mundo pode vê-las assim que forem importadas.',
          }),
        ]
      : []),
    ...(link > 0
      ? [
          plural(link, {
            one: '{n} lista é vista por link e ganha um link novo: o antigo não leva até ela.',
            many: '{n} de listas são vistas por link e ganham links novos: os antigos não levam até elas.',
            other: '{n} listas são vistas por link e ganham links novos: os antigos não levam até elas.',
          }),
        ]
      : []),
  ],
};
