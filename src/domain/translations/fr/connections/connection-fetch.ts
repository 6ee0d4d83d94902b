import type * as English from '../../../messages/connections/connection-fetch.ts';
import type { Translated } from '../../../language/translated.ts';
import { PLAY_SOURCE_NAMES as SOURCES } from './connection-names.ts';

export const CONNECTION_FETCH: Translated<typeof English.CONNECTION_FETCH> = {
  title: 'Récupérer ce qui a été vu avant',
  text: 'Une fois, depuis votre serveur. L’adresse et le jeton servent maintenant et ne sont pas gardés. Les titres sont comparés comme dans tout import, et vous pouvez tout défaire.',
  address: 'Adresse du serveur',
  example: 'https://media.example.org',
  token: {
    plex: 'Jeton Plex',
    jellyfin: 'Clé d’API (Tableau de bord, Clés API)',
    emby: 'Clé d’API (Paramètres, Clés API)',
  },
  user: 'Votre nom d’utilisateur là-bas',
  button: 'Récupérer',
  buttonOf: (source) => `Récupérer depuis ${SOURCES[source]}`,
  wait: 'Cela peut prendre une minute.',
  failures: {
    address: 'Cette adresse ne peut pas être interrogée. Vérifiez comment elle est écrite.',
    refused:
      'Seules les adresses https de l’Internet public sont interrogées ici. Qui gère le site peut aussi ouvrir son propre réseau (LOCAL_ADDRESSES=on).',
    token: 'Le serveur n’accepte pas ce jeton.',
    user: 'Le serveur ne connaît personne de ce nom.',
    unreachable: 'Le serveur ne répond pas.',
    answer: 'Le serveur a répondu autre chose que prévu.',
    tooMuch: 'C’est plus que n’en prend un import. Rien n’a été récupéré.',
    none: 'Rien n’y est marqué comme vu.',
    open: 'Un autre import est en cours. Terminez-le d’abord.',
    limited: 'Vous avez importé autant que possible. Réessayez plus tard.',
  },
  file: (source, host) => `${SOURCES[source]}\u00a0: ${host}`,
};
