import type * as English from '../../../messages/import/import-records.ts';
import type { Translated } from '../../../language/translated.ts';
import type { RestoredPart } from '../../../export/parts.ts';
import { plural } from '../plural.ts';

type Forms = Parameters<typeof plural>[1];

/** "1 favori", "2 favoris", "1 000 000 de favoris". */
const forms = (one: string, other: string, many = `de ${other}`): Forms => ({
  one: `{n} ${one}`,
  many: `{n} ${many}`,
  other: `{n} ${other}`,
});

const RECORDS: Record<RestoredPart, Forms> = {
  profile: forms('profil', 'profils'),
  noticePreferences: forms('réglage de notification', 'réglages de notification'),
  services: forms('plateforme à vous', 'plateformes à vous'),
  wishlist: forms('titre à voir', 'titres à voir'),
  watched: forms('titre vu', 'titres vus'),
  favorites: forms('favori', 'favoris'),
  dismissed: forms('titre qui n’est pas pour vous', 'titres qui ne sont pas pour vous'),
  taste: forms('avis sur vos goûts', 'avis sur vos goûts', 'd’avis sur vos goûts'),
  diary: forms('entrée du journal', 'entrées du journal', 'd’entrées du journal'),
  ratings: forms('note', 'notes'),
  partRatings: forms('note de saison ou d’épisode', 'notes de saisons et d’épisodes'),
  reviews: forms('critique', 'critiques'),
  tags: forms('tag de titre', 'tags de titres'),
  notes: forms('commentaire privé', 'commentaires privés'),
  pageFavorites: forms('favori de votre page', 'favoris de votre page'),
  following: forms('série suivie', 'séries suivies'),
  episodes: forms('épisode vu', 'épisodes vus', 'd’épisodes vus'),
  lostEpisodes: forms(
    'épisode vu et renuméroté',
    'épisodes vus et renumérotés',
    'd’épisodes vus et renumérotés',
  ),
  reminders: forms('rappel', 'rappels'),
  seriesReminders: forms('rappel de saison', 'rappels de saisons'),
  savedSearches: forms('recherche enregistrée', 'recherches enregistrées'),
  aiSearches: forms('recherche IA', 'recherches IA'),
  plays: forms('lecture d’un autre programme', 'lectures d’autres programmes'),
  playProgress: forms('titre commencé', 'titres commencés'),
  playNames: forms('nom reconnu', 'noms reconnus'),
  lists: forms('liste à vous', 'listes à vous'),
  listTitles: forms('titre dans vos listes', 'titres dans vos listes'),
};

export const IMPORT_RECORDS: Translated<typeof English.IMPORT_RECORDS> = {
  records: (counts) =>
    `Contenu\u00a0: ${Object.entries(counts)
      .map(([part, count]) => plural(count ?? 0, RECORDS[part as RestoredPart]))
      .join(', ')}`,
  shown: ({ public: open, link }) => [
    ...(open > 0
      ? [
          plural(open, {
            one: '{n} liste est publique dans le fichier, et tout le monde peut la voir dès l’import.',
            many: '{n} de listes sont publiques dans le fichier, et tout le monde peut les voir dès l’import.',
            other: '{n} listes sont publiques dans le fichier, et tout le monde peut les voir dès l’import.',
          }),
        ]
      : []),
    ...(link > 0
      ? [
          plural(link, {
            one: '{n} liste se montre par lien, et reçoit un nouveau lien\u00a0: l’ancien n’y mène pas.',
            many: '{n} de listes se montrent par lien, et reçoivent de nouveaux liens\u00a0: les anciens n’y mènent pas.',
            other:
              '{n} listes se montrent par lien, et reçoivent de nouveaux liens\u00a0: les anciens n’y mènent pas.',
          }),
        ]
      : []),
  ],
};
