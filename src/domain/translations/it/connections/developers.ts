import type * as English from '../../../messages/connections/developers.ts';
import type { Translated } from '../../../language/translated.ts';
import { API_MESSAGES } from '../../../messages/english/api.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

export const DEVELOPERS_MESSAGES: Translated<typeof English.DEVELOPERS_MESSAGES> = {
  about: API_MESSAGES.about,
  added: API_MESSAGES.added,
  title: 'Per chi sviluppa',
  description: 'Un’API per leggere e scrivere quello che guardi, con i tuoi token.',
  begin: 'Per iniziare',
  make: (tokens) =>
    `Crea un token sotto ${tokens} e mandalo a ogni chiamata. Non metterlo mai in un indirizzo.`,
  tokens: `${ACCOUNT_MENU_MESSAGES.connections}, Token`,
  document: 'Tutto questo come OpenAPI 3.1',
  rules: 'Cosa vale ovunque',
  limit: (times, seconds) =>
    `Un token può fare ${times} chiamate in ${seconds} secondi. Ogni risposta dice quante ne restano (RateLimit), e un rifiuto quando tornare (Retry-After).`,
  pages:
    'Le liste arrivano in pagine da 100, prima i più recenti: chiedi «next» come cursor finché non è null.',
  keys: 'Una POST con Idempotency-Key viene eseguita una volta sola, anche se arriva più volte in un giorno.',
  times: 'Gli orari sono ISO 8601 con il loro fuso. Quello che scrivi può portare il suo.',
  sync: 'Per tenere una copia: prendi un cursor da /changes, leggi tutto una volta, poi chiedi /changes?since= di tanto in tanto. Quello che viene eliminato si annuncia per 90 giorni.',
  refusals: 'Cosa dice un rifiuto',
  refusalsText:
    'I rifiuti sono application/problem+json (RFC 9457). Regolati su «code»; le frasi possono cambiare.',
  calls: 'Chiamate',
  scopes: (scopes) => `Richiede ${scopes.join(' o ')}.`,
  takes: (names) => `Parametri: ${names.join(', ')}.`,
  answers: (statuses) => `Risposte: ${statuses.join(', ')}.`,
  things: 'Forme',
};
