import type * as English from '../../../messages/connections/developers.ts';
import type { Translated } from '../../../language/translated.ts';
import { API_MESSAGES } from '../../../messages/english/api.ts';

export const DEVELOPERS_MESSAGES: Translated<typeof English.DEVELOPERS_MESSAGES> = {
  about: API_MESSAGES.about,
  added: API_MESSAGES.added,
  title: 'Pour les développeurs',
  description: 'Une API pour lire et écrire ce que vous regardez, avec vos propres jetons.',
  begin: 'Pour commencer',
  make: (tokens) =>
    `Créez un jeton sous ${tokens} et envoyez-le à chaque appel. Ne le mettez jamais dans une adresse.`,
  tokens: 'Connexions, Jetons',
  document: 'Tout cela en OpenAPI 3.1',
  rules: 'Ce qui vaut partout',
  limit: (times, seconds) =>
    `Un jeton peut appeler ${times} fois en ${seconds} secondes. Chaque réponse dit ce qui reste (RateLimit), et un refus quand revenir (Retry-After).`,
  pages:
    'Les listes viennent par pages de 100, les plus récents d’abord\u00a0: demandez «\u00a0next\u00a0» comme cursor jusqu’à null.',
  keys: 'Un POST avec une Idempotency-Key n’est fait qu’une fois, même s’il arrive souvent dans la journée.',
  times: 'Les heures sont en ISO 8601 avec leur fuseau. Ce que vous écrivez peut porter le sien.',
  sync: 'Pour tenir une copie\u00a0: prenez un cursor de /changes, lisez tout une fois, puis demandez /changes?since= de temps en temps. Ce qui est supprimé est annoncé pendant 90 jours.',
  refusals: 'Ce que dit un refus',
  refusalsText:
    'Les refus sont en application/problem+json (RFC 9457). Fiez-vous à «\u00a0code\u00a0»\u00a0; les phrases peuvent changer.',
  calls: 'Appels',
  scopes: (scopes) => `Demande ${scopes.join(' ou ')}.`,
  takes: (names) => `Paramètres\u00a0: ${names.join(', ')}.`,
  answers: (statuses) => `Réponses\u00a0: ${statuses.join(', ')}.`,
  things: 'Formes',
};
