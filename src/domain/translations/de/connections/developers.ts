import type * as English from '../../../messages/connections/developers.ts';
import type { Translated } from '../../../language/translated.ts';
import { API_MESSAGES } from '../../../messages/english/api.ts';

export const DEVELOPERS_MESSAGES: Translated<typeof English.DEVELOPERS_MESSAGES> = {
  about: API_MESSAGES.about,
  added: API_MESSAGES.added,
  title: 'Für Developer',
  description: 'Eine API zum Lesen und Schreiben von allem, was du siehst, mit eigenen Tokens.',
  begin: 'Loslegen',
  make: (tokens) =>
    `Leg einen Token an unter ${tokens} und schick ihn bei jedem Aufruf mit. Schreib ihn nie in eine Adresse.`,
  tokens: 'Verbindungen, Tokens',
  document: 'Alles als OpenAPI 3.1',
  rules: 'Was überall gilt',
  limit: (times, seconds) =>
    `Ein Token darf in ${seconds} Sekunden ${times} Aufrufe machen. Jede Antwort sagt, was noch übrig ist (RateLimit), und eine Absage, wann es wieder geht (Retry-After).`,
  pages:
    'Listen kommen in Seiten zu 100, das Neueste zuerst: Frag mit „next“ als cursor weiter, bis es null ist.',
  keys: 'Ein POST mit Idempotency-Key geschieht einmal, sooft er innerhalb eines Tages auch ankommt.',
  times: 'Zeiten sind ISO 8601 mit ihrer Zone. Was du schreibst, darf seine eigene haben.',
  sync: 'Für eine Kopie: Nimm einen cursor von /changes, lies alles einmal und frag dann ab und zu /changes?since=. Was gelöscht wurde, steht dort 90 Tage lang.',
  refusals: 'Was eine Absage sagt',
  refusalsText:
    'Absagen sind application/problem+json (RFC 9457). Richte dich nach „code“; die Sätze können sich ändern.',
  calls: 'Aufrufe',
  scopes: (scopes) => `Braucht ${scopes.join(' oder ')}.`,
  takes: (names) => `Parameter: ${names.join(', ')}.`,
  answers: (statuses) => `Antworten: ${statuses.join(', ')}.`,
  things: 'Formen',
};
