import type * as English from '../../../messages/import/import-records.ts';
import type { Translated } from '../../../language/translated.ts';
import type { RestoredPart } from '../../../export/parts.ts';
import { plural } from '../plural.ts';

type Forms = Parameters<typeof plural>[1];

const RECORDS: Record<RestoredPart, Forms> = {
  profile: { one: '{n} perfil', many: '{n} de perfiles', other: '{n} perfiles' },
  noticePreferences: {
    one: '{n} ajuste de notificaciones',
    many: '{n} de ajustes de notificaciones',
    other: '{n} ajustes de notificaciones',
  },
  services: {
    one: '{n} plataforma tuya',
    many: '{n} de plataformas tuyas',
    other: '{n} plataformas tuyas',
  },
  wishlist: {
    one: '{n} título pendiente',
    many: '{n} de títulos pendientes',
    other: '{n} títulos pendientes',
  },
  watched: { one: '{n} título visto', many: '{n} de títulos vistos', other: '{n} títulos vistos' },
  favorites: { one: '{n} favorita', many: '{n} de favoritas', other: '{n} favoritas' },
  dismissed: {
    one: '{n} título que no te interesa',
    many: '{n} de títulos que no te interesan',
    other: '{n} títulos que no te interesan',
  },
  taste: {
    one: '{n} apunte sobre tus gustos',
    many: '{n} de apuntes sobre tus gustos',
    other: '{n} apuntes sobre tus gustos',
  },
  diary: {
    one: '{n} entrada del diario',
    many: '{n} de entradas del diario',
    other: '{n} entradas del diario',
  },
  ratings: { one: '{n} valoración', many: '{n} de valoraciones', other: '{n} valoraciones' },
  partRatings: {
    one: '{n} valoración de una temporada o un episodio',
    many: '{n} de valoraciones de temporadas y episodios',
    other: '{n} valoraciones de temporadas y episodios',
  },
  reviews: { one: '{n} crítica', many: '{n} de críticas', other: '{n} críticas' },
  tags: {
    one: '{n} etiqueta de un título',
    many: '{n} de etiquetas de títulos',
    other: '{n} etiquetas de títulos',
  },
  notes: { one: '{n} nota privada', many: '{n} de notas privadas', other: '{n} notas privadas' },
  pageFavorites: {
    one: '{n} favorita en tu página',
    many: '{n} de favoritas en tu página',
    other: '{n} favoritas en tu página',
  },
  following: { one: '{n} serie seguida', many: '{n} de series seguidas', other: '{n} series seguidas' },
  episodes: { one: '{n} episodio visto', many: '{n} de episodios vistos', other: '{n} episodios vistos' },
  lostEpisodes: {
    one: '{n} episodio visto que cambió de número',
    many: '{n} de episodios vistos que cambiaron de número',
    other: '{n} episodios vistos que cambiaron de número',
  },
  reminders: { one: '{n} recordatorio', many: '{n} de recordatorios', other: '{n} recordatorios' },
  seriesReminders: {
    one: '{n} recordatorio de temporada',
    many: '{n} de recordatorios de temporada',
    other: '{n} recordatorios de temporada',
  },
  savedSearches: {
    one: '{n} búsqueda guardada',
    many: '{n} de búsquedas guardadas',
    other: '{n} búsquedas guardadas',
  },
  aiSearches: {
    one: '{n} búsqueda con IA',
    many: '{n} de búsquedas con IA',
    other: '{n} búsquedas con IA',
  },
  plays: {
    one: '{n} reproducción de otro programa',
    many: '{n} de reproducciones de otros programas',
    other: '{n} reproducciones de otros programas',
  },
  playProgress: {
    one: '{n} título a medias',
    many: '{n} de títulos a medias',
    other: '{n} títulos a medias',
  },
  playNames: {
    one: '{n} nombre asignado',
    many: '{n} de nombres asignados',
    other: '{n} nombres asignados',
  },
  lists: { one: '{n} lista tuya', many: '{n} de listas tuyas', other: '{n} listas tuyas' },
  listTitles: {
    one: '{n} título en tus listas',
    many: '{n} de títulos en tus listas',
    other: '{n} títulos en tus listas',
  },
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
            one: '{n} lista es pública en el archivo, y todo el mundo podrá verla en cuanto se importe.',
            many: '{n} de listas son públicas en el archivo, y todo el mundo podrá verlas en cuanto se importen.',
            other:
              '{n} listas son públicas en el archivo, y todo el mundo podrá verlas en cuanto se importen.',
          }),
        ]
      : []),
    ...(link > 0
      ? [
          plural(link, {
            one: '{n} lista se muestra con enlace y recibe uno nuevo: el antiguo no lleva a ella.',
            many: '{n} de listas se muestran con enlace y reciben enlaces nuevos: los antiguos no llevan a ellas.',
            other:
              '{n} listas se muestran con enlace y reciben enlaces nuevos: los antiguos no llevan a ellas.',
          }),
        ]
      : []),
  ],
};
