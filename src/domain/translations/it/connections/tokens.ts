import type * as English from '../../../messages/connections/tokens.ts';
import type { Translated } from '../../../language/translated.ts';
import type { ApiToken, Scope } from '../../../connections/tokens.ts';
import { regionName } from '../../../regions.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

/** "il 5 marzo", "l’8 marzo". */
const on = (moment: string) =>
  writtenDay(moment)
    .replace(/^(?=8 |11 )/, 'l’')
    .replace(/^(?=\d)/, 'il ');
const until = (moment: string) =>
  writtenDay(moment)
    .replace(/^(?=8 |11 )/, 'all’')
    .replace(/^(?=\d)/, 'al ');

const SCOPES: Record<Scope, string> = {
  read: 'Leggere tutto quello che è mio',
  write: 'Modificare quello che è mio',
  scrobble: 'Dire cosa guardo',
};

const usedBy = ({ lastProgram, lastRegion }: ApiToken) =>
  [lastProgram ?? 'un programma senza nome', ...(lastRegion === null ? [] : [regionName(lastRegion)])].join(
    ', ',
  );

export const TOKEN_MESSAGES: Translated<typeof English.TOKEN_MESSAGES> = {
  title: 'Token',
  description: 'Lascia che i tuoi programmi leggano e scrivano quello che guardi.',
  signIn: 'Accedi per creare token',
  back: ACCOUNT_MENU_MESSAGES.connections,
  text: (developers) =>
    `Con un token un tuo programma agisce al posto tuo, fin dove glielo permetti. Come si usa è spiegato nella pagina ${developers}.`,
  developers: 'per chi sviluppa',
  off: 'Questo sito non ha un’API. Chi lo gestisce deve impostare SUPABASE_SECRET_KEY.',
  make: 'Crea un token',
  name: 'Nome',
  nameExample: 'I miei script',
  may: 'Può',
  scopes: SCOPES,
  ends: 'Vale',
  days: (days) => (days === 0 ? 'per sempre' : days === 365 ? 'un anno' : `${days} giorni`),
  made: (name) => `Il tuo token «${name}»`,
  once: 'Copialo adesso: si vede solo questa volta. Chi ce l’ha può fare quello che permette. Se lo perdi, revocalo e creane un altro.',
  list: 'I tuoi token',
  none: 'Non hai token.',
  scopesOf: ({ scopes }) => scopes.map((scope) => SCOPES[scope]).join(', '),
  since: ({ createdAt }) => `Creato ${on(createdAt)}.`,
  end: ({ endsAt }, now) => {
    if (endsAt === null) return 'Vale per sempre.';
    return endsAt <= now ? `Scaduto ${on(endsAt)}.` : `Vale fino ${until(endsAt)}.`;
  },
  used: (token) =>
    token.lastAt === null
      ? 'Non ancora usato.'
      : `Ultimo uso: ${exactTime(token.lastAt)}, da ${usedBy(token)}.`,
  revoke: 'Revoca',
  revokeOf: (name) => `Revoca «${name}»`,
  told: {
    revoked: 'Il token è stato revocato e non funziona più.',
    gone: 'Questo token era già stato revocato.',
    nameless: 'Dai al token un nome di 60 caratteri al massimo.',
    scopeless: 'Di’ cosa può fare il token.',
    full: 'Puoi avere 50 token. Prima revocane uno.',
  },
};
