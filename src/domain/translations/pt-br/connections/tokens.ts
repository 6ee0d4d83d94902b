import type * as English from '../../../messages/connections/tokens.ts';
import type { Translated } from '../../../language/translated.ts';
import type { ApiToken, Scope } from '../../../connections/tokens.ts';
import { regionName } from '../../../regions.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';

const SCOPES: Record<Scope, string> = {
  read: 'Ler tudo o que é meu',
  write: 'Mudar o que é meu',
  scrobble: 'Contar o que eu reproduzo',
};

const usedBy = ({ lastProgram, lastRegion }: ApiToken) =>
  [lastProgram ?? 'um programa sem nome', ...(lastRegion === null ? [] : [regionName(lastRegion)])].join(
    ', ',
  );

export const TOKEN_MESSAGES: Translated<typeof English.TOKEN_MESSAGES> = {
  title: 'Tokens',
  description: 'Deixe programas seus lerem e escreverem o que você vê.',
  signIn: 'Entre para criar tokens',
  back: 'Conexões',
  text: (developers) =>
    `Com um token, um programa seu age no seu lugar, até onde você permitir. Como usar está explicado na página para ${developers}.`,
  developers: 'desenvolvedores',
  off: 'Este site não tem API. Quem o mantém precisa definir SUPABASE_SECRET_KEY.',
  make: 'Criar token',
  name: 'Nome',
  nameExample: 'Meus scripts',
  may: 'Ele pode',
  scopes: SCOPES,
  ends: 'Vale por',
  days: (days) => (days === 0 ? 'tempo indeterminado' : days === 365 ? 'um ano' : `${days} dias`),
  made: (name) => `Seu token “${name}”`,
  once: 'Copie agora: ele só aparece desta vez. Quem o tiver pode fazer o que ele permite. Se perder, revogue-o e crie outro.',
  list: 'Seus tokens',
  none: 'Você não tem tokens.',
  scopesOf: ({ scopes }) => scopes.map((scope) => SCOPES[scope]).join(', '),
  since: ({ createdAt }) => `Criado em ${writtenDay(createdAt)}.`,
  end: ({ endsAt }, now) => {
    if (endsAt === null) return 'Não vence.';
    return endsAt <= now ? `Venceu em ${writtenDay(endsAt)}.` : `Vale até ${writtenDay(endsAt)}.`;
  },
  used: (token) =>
    token.lastAt === null
      ? 'Ainda não usado.'
      : `Último uso: ${exactTime(token.lastAt)}, por ${usedBy(token)}.`,
  revoke: 'Revogar',
  revokeOf: (name) => `Revogar “${name}”`,
  told: {
    revoked: 'O token foi revogado e não funciona mais.',
    gone: 'Este token já tinha sido revogado.',
    nameless: 'Dê ao token um nome de até 60 caracteres.',
    scopeless: 'Diga o que o token pode fazer.',
    full: 'Você pode ter 50 tokens. Revogue um primeiro.',
  },
};
