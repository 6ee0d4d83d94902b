import type * as English from '../../../messages/artists/artists.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { episodes, titles } from '../counts.ts';
import { plural } from '../plural.ts';

export const ARTIST_MESSAGES: Translated<typeof English.ARTIST_MESSAGES> = {
  invalid: 'Ce numéro de personne n’existe pas',
  notFound: {
    title: 'Personne introuvable',
    text: 'Cette personne n’est pas dans le catalogue, ou n’y est plus.',
  },
  failed: 'Cette personne n’a pas pu être chargée',
  failedCredits: 'La distribution et l’équipe n’ont pas pu être chargées',
  browse: { label: 'Parcourir les films', path: '/movies' },
  cast: 'Distribution',
  crew: 'Équipe',
  castAndCrew: 'Distribution et équipe',
  everybody: (count) => `Toute la distribution et l’équipe (${formatNumber(count)})`,
  born: 'Naissance',
  died: 'Décès',
  place: 'Lieu de naissance',
  knownForDepartment: 'Métier',
  otherNames: 'Autres noms',
  elsewhere: 'Ailleurs',
  homepage: 'Site officiel',
  age: (day, years) =>
    plural(years, { one: `${day} ({n} an)`, many: `${day} ({n} d’ans)`, other: `${day} ({n} ans)` }),
  ageAtDeath: (day, years) => `${day} (à ${years} ans)`,
  biography: 'Biographie',
  noBiography: 'Personne n’a encore écrit de biographie.',
  more: 'Tout lire',
  less: 'Réduire',
  wholeBiography: 'La biographie complète est sur TMDB',
  knownFor: 'Titres phares',
  filmography: 'Filmographie',
  nothing: 'Aucun film ni série connu pour l’instant.',
  nothingHere: { movie: 'Aucun film ici.', tv: 'Aucune série ici.' },
  announced: 'Annoncé',
  asSelf: 'Dans son propre rôle, images d’archives et remerciements',
  filters: 'Quels titres',
  orders: 'Ordre',
  all: 'Tout',
  kinds: { movie: 'Films', tv: 'Séries' },
  byDate: 'Plus récents d’abord',
  byRating: 'Mieux notés d’abord',
  showAll: (count) => `Tout afficher (${formatNumber(count)})`,
  back: (name) => `Tout sur ${name}`,
  undated: 'À venir',
  episodes,
  series: 'Série',
  show: 'Afficher',
  pageOf: (page, of) => `Page ${formatNumber(page)} sur ${formatNumber(of)}`,
  previous: 'Page précédente',
  next: 'Page suivante',
  rated: 'Note',
  roleTitle: (name, role) => `${name}\u00a0: ${role}`,
  castTitle: (title) => `Distribution et équipe de «\u00a0${title}\u00a0»`,
  castDescription: (title, count) =>
    `Toutes les personnes qui ont pris part à «\u00a0${title}\u00a0»\u00a0: ${plural(count, {
      one: '{n} nom',
      many: '{n} de noms',
      other: '{n} noms',
    })}, par métier.`,
  description: (name, count) =>
    count === 0 ? `${name} sur Marquee.` : `${name} sur Marquee\u00a0: ${titles(count)}, par rôle.`,
  nobody: 'Personne n’est encore cité pour ce titre.',
};
