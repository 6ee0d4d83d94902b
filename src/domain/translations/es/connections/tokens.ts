import type * as English from '../../../messages/connections/tokens.ts';
import type { Translated } from '../../../language/translated.ts';
import type { ApiToken, Scope } from '../../../connections/tokens.ts';
import { regionName } from '../../../regions.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';

const SCOPES: Record<Scope, string> = {
  read: 'Leer todo lo mío',
  write: 'Cambiar lo mío',
  scrobble: 'Contar lo que reproduzco',
};

const usedBy = ({ lastProgram, lastRegion }: ApiToken) =>
  [lastProgram ?? 'un programa sin nombre', ...(lastRegion === null ? [] : [regionName(lastRegion)])].join(
    ', ',
  );

export const TOKEN_MESSAGES: Translated<typeof English.TOKEN_MESSAGES> = {
  title: 'Tokens',
  description: 'Deja que tus programas lean y escriban lo que ves.',
  signIn: 'Entra para crear tokens',
  back: 'Conexiones',
  text: (developers) =>
    `Con un token, un programa tuyo actúa en tu nombre, hasta donde tú lo permitas. Cómo usarlo se explica en la página para ${developers}.`,
  developers: 'desarrolladores',
  off: 'Este sitio no tiene API. Quien lo gestiona tiene que definir SUPABASE_SECRET_KEY.',
  make: 'Crear token',
  name: 'Nombre',
  nameExample: 'Mis scripts',
  may: 'Puede',
  scopes: SCOPES,
  ends: 'Vale',
  days: (days) => (days === 0 ? 'para siempre' : days === 365 ? 'un año' : `${days} días`),
  made: (name) => `Tu token «${name}»`,
  once: 'Cópialo ahora: solo se muestra esta vez. Quien lo tenga puede hacer lo que permite. Si lo pierdes, revócalo y crea otro.',
  list: 'Tus tokens',
  none: 'No tienes tokens.',
  scopesOf: ({ scopes }) => scopes.map((scope) => SCOPES[scope]).join(', '),
  since: ({ createdAt }) => `Creado el ${writtenDay(createdAt)}.`,
  end: ({ endsAt }, now) => {
    if (endsAt === null) return 'Vale para siempre.';
    return endsAt <= now ? `Caducó el ${writtenDay(endsAt)}.` : `Vale hasta el ${writtenDay(endsAt)}.`;
  },
  used: (token) =>
    token.lastAt === null ? 'Aún sin usar.' : `Último uso: ${exactTime(token.lastAt)}, por ${usedBy(token)}.`,
  revoke: 'Revocar',
  revokeOf: (name) => `Revocar «${name}»`,
  told: {
    revoked: 'El token está revocado y ya no vale.',
    gone: 'Este token ya estaba revocado.',
    nameless: 'Ponle al token un nombre de 60 caracteres como máximo.',
    scopeless: 'Di qué puede hacer el token.',
    full: 'Puedes tener 50 tokens. Revoca uno primero.',
  },
};
