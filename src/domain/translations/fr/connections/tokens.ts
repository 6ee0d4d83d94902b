import type * as English from '../../../messages/connections/tokens.ts';
import type { Translated } from '../../../language/translated.ts';
import type { ApiToken, Scope } from '../../../connections/tokens.ts';
import { regionName } from '../../../regions.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';

const SCOPES: Record<Scope, string> = {
  read: 'Lire tout ce qui est à moi',
  write: 'Modifier ce qui est à moi',
  scrobble: 'Dire ce que je regarde',
};

const usedBy = ({ lastProgram, lastRegion }: ApiToken) =>
  [lastProgram ?? 'un programme sans nom', ...(lastRegion === null ? [] : [regionName(lastRegion)])].join(
    ', ',
  );

export const TOKEN_MESSAGES: Translated<typeof English.TOKEN_MESSAGES> = {
  title: 'Jetons',
  description: 'Laisser vos programmes lire et écrire ce que vous regardez.',
  signIn: 'Connectez-vous pour créer des jetons',
  back: 'Connexions',
  text: (developers) =>
    `Avec un jeton, un de vos programmes agit en votre nom, autant que vous le permettez. Le mode d’emploi est sur la page des ${developers}.`,
  developers: 'développeurs',
  off: 'Ce site n’a pas d’API. Qui le gère doit renseigner SUPABASE_SECRET_KEY.',
  make: 'Créer un jeton',
  name: 'Nom',
  nameExample: 'Mes scripts',
  may: 'Il peut',
  scopes: SCOPES,
  ends: 'Il vaut',
  days: (days) => (days === 0 ? 'pour toujours' : days === 365 ? 'un an' : `${days} jours`),
  made: (name) => `Votre jeton «\u00a0${name}\u00a0»`,
  once: 'Copiez-le maintenant\u00a0: il ne s’affiche que cette fois. Qui l’a peut faire ce qu’il permet. Si vous le perdez, révoquez-le et créez-en un autre.',
  list: 'Vos jetons',
  none: 'Vous n’avez aucun jeton.',
  scopesOf: ({ scopes }) => scopes.map((scope) => SCOPES[scope]).join(', '),
  since: ({ createdAt }) => `Créé le ${writtenDay(createdAt)}.`,
  end: ({ endsAt }, now) => {
    if (endsAt === null) return 'Valable pour toujours.';
    return endsAt <= now ? `Expiré le ${writtenDay(endsAt)}.` : `Valable jusqu’au ${writtenDay(endsAt)}.`;
  },
  used: (token) =>
    token.lastAt === null
      ? 'Pas encore utilisé.'
      : `Dernier usage\u00a0: ${exactTime(token.lastAt)}, par ${usedBy(token)}.`,
  revoke: 'Révoquer',
  revokeOf: (name) => `Révoquer «\u00a0${name}\u00a0»`,
  told: {
    revoked: 'Le jeton est révoqué et ne marche plus.',
    gone: 'Ce jeton était déjà révoqué.',
    nameless: 'Donnez au jeton un nom de 60 caractères au plus.',
    scopeless: 'Dites ce que le jeton peut faire.',
    full: 'Vous pouvez avoir 50 jetons. Révoquez-en d’abord un.',
  },
};
