import type * as English from '../../../messages/connections/developers.ts';
import type { Translated } from '../../../language/translated.ts';
import { API_MESSAGES } from '../../../messages/english/api.ts';

export const DEVELOPERS_MESSAGES: Translated<typeof English.DEVELOPERS_MESSAGES> = {
  about: API_MESSAGES.about,
  added: API_MESSAGES.added,
  title: 'Para desarrolladores',
  description: 'Una API para leer y escribir lo que ves, con tus propios tokens.',
  begin: 'Primeros pasos',
  make: (tokens) =>
    `Crea un token en ${tokens} y envíalo con cada llamada. No lo pongas nunca en una dirección.`,
  tokens: 'Conexiones, Tokens',
  document: 'Todo en OpenAPI 3.1',
  rules: 'Lo que vale siempre',
  limit: (times, seconds) =>
    `Un token puede hacer ${times} llamadas en ${seconds} segundos. Cada respuesta dice cuántas quedan (RateLimit), y un rechazo, cuándo volver (Retry-After).`,
  pages:
    'Las listas llegan en páginas de 100, primero lo más reciente: pide «next» como cursor hasta que sea null.',
  keys: 'Un POST con Idempotency-Key se hace una sola vez, llegue cuantas veces llegue en un día.',
  times: 'Las horas son ISO 8601 con su zona. Lo que escribes puede llevar la suya.',
  sync: 'Para mantener una copia: toma un cursor de /changes, léelo todo una vez y pide después /changes?since= de vez en cuando. Lo eliminado se cuenta durante 90 días.',
  refusals: 'Qué dice un rechazo',
  refusalsText:
    'Los rechazos son application/problem+json (RFC 9457). Guíate por «code»; las frases pueden cambiar.',
  calls: 'Llamadas',
  scopes: (scopes) => `Requiere ${scopes.join(' o ')}.`,
  takes: (names) => `Parámetros: ${names.join(', ')}.`,
  answers: (statuses) => `Respuestas: ${statuses.join(', ')}.`,
  things: 'Formas',
};
