import type * as English from '../../messages/host.ts';
import type { Translated } from '../../language/translated.ts';
import { plural } from './plural.ts';

export const HOST_MESSAGES: Translated<typeof English.HOST_MESSAGES> = {
  sorry: 'Quelque chose n’a pas marché de notre côté. Réessayez dans un instant.',
  headings: {
    404: 'Introuvable',
    413: 'Trop volumineux',
    429: 'Un instant',
    500: 'Erreur',
    503: 'Trop de monde',
  },
  tooLarge: 'C’est plus que nous n’acceptons.',
  tooBusy: 'Il y a trop de monde ici en ce moment. Réessayez dans un instant.',
  tooMany: (seconds) =>
    plural(seconds, {
      one: 'Trop de requêtes. Réessayez dans {n} seconde.',
      many: 'Trop de requêtes. Réessayez dans {n} de secondes.',
      other: 'Trop de requêtes. Réessayez dans {n} secondes.',
    }),
  otherSite: 'Seuls les chemins de ce site reçoivent une réponse.',
  longAddress: 'Cette adresse est trop longue.',
  oddCharacters: 'Cette adresse contient des caractères interdits dans une adresse.',
  oddAddress: 'Cette adresse est mal formée.',
  noPage: 'Cette page n’existe pas.',
  notHttp: 'Ce n’est pas du HTTP valide.',
  twoHosts: 'Une requête doit nommer un hôte, et un seul.',
  oddHost: 'L’hôte manque ou il est mal formé.',
  method: 'Cette méthode n’est pas acceptée ici.',
  body: 'Une requête de lecture ne doit pas avoir de corps.',
  elsewhere: 'Cette requête vient d’un autre site.',
};
