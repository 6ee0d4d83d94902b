import type * as English from '../../../messages/connections/tokens.ts';
import type { Translated } from '../../../language/translated.ts';
import type { ApiToken, Scope } from '../../../connections/tokens.ts';
import { regionName } from '../../../regions.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';
import { plural } from '../plural.ts';

const SCOPES: Record<Scope, string> = {
  read: 'Alles lesen, was mir gehört',
  write: 'Ändern, was mir gehört',
  scrobble: 'Melden, was bei mir läuft',
};

const usedBy = ({ lastProgram, lastRegion }: ApiToken) =>
  [lastProgram ?? 'ein Programm ohne Namen', ...(lastRegion === null ? [] : [regionName(lastRegion)])].join(
    ', ',
  );

export const TOKEN_MESSAGES: Translated<typeof English.TOKEN_MESSAGES> = {
  title: 'Tokens',
  description: 'Lass deine Programme lesen und schreiben, was du siehst.',
  signIn: 'Melde dich an, um Tokens anzulegen',
  back: 'Verbindungen',
  text: (developers) =>
    `Mit einem Token handelt dein Programm in deinem Namen, so weit du es erlaubst. Wie das geht, steht auf der Seite für ${developers}.`,
  developers: 'Developer',
  off: 'Diese Website hat keine API. Wer sie betreibt, muss SUPABASE_SECRET_KEY setzen.',
  make: 'Token anlegen',
  name: 'Name',
  nameExample: 'Meine Skripte',
  may: 'Er darf',
  scopes: SCOPES,
  ends: 'Er gilt',
  days: (days) =>
    days === 0
      ? 'für immer'
      : days === 365
        ? 'ein Jahr'
        : plural(days, { one: '{n} Tag', other: '{n} Tage' }, String(days)),
  made: (name) => `Dein Token „${name}“`,
  once: 'Kopier ihn jetzt: Er wird nur dieses eine Mal gezeigt. Wer ihn hat, kann tun, was er erlaubt. Wenn du ihn verlierst, widerruf ihn und leg einen neuen an.',
  list: 'Deine Tokens',
  none: 'Du hast keine Tokens.',
  scopesOf: ({ scopes }) => scopes.map((scope) => SCOPES[scope]).join(', '),
  since: ({ createdAt }) => `Angelegt am ${writtenDay(createdAt)}.`,
  end: ({ endsAt }, now) => {
    if (endsAt === null) return 'Gilt für immer.';
    return endsAt <= now ? `Abgelaufen am ${writtenDay(endsAt)}.` : `Gilt bis ${writtenDay(endsAt)}.`;
  },
  used: (token) =>
    token.lastAt === null
      ? 'Noch nicht benutzt.'
      : `Zuletzt benutzt: ${exactTime(token.lastAt)}, ${usedBy(token)}.`,
  revoke: 'Widerrufen',
  revokeOf: (name) => `„${name}“ widerrufen`,
  told: {
    revoked: 'Der Token ist widerrufen und gilt nicht mehr.',
    gone: 'Dieser Token war schon widerrufen.',
    nameless: 'Gib dem Token einen Namen mit höchstens 60 Zeichen.',
    scopeless: 'Sag, was der Token darf.',
    full: 'Du kannst 50 Tokens haben. Widerruf zuerst einen.',
  },
};
