import type * as English from '../../../messages/auth/invitations.ts';
import type { Translated } from '../../../language/translated.ts';
import { writtenDay } from '../../../reviews/times.ts';
import { plural } from '../plural.ts';

const accounts = (count: number) => plural(count, { one: '{n} Konto', other: '{n} Konten' });

const OVER: Translated<typeof English.JOIN_MESSAGES>['over'] = {
  unknown: {
    heading: 'Das ist keine Einladung',
    text: 'Der Link ist nicht ganz oder hat einen Tippfehler. Kopier ihn vollständig, oder frag nach einem neuen.',
  },
  revoked: {
    heading: 'Diese Einladung wurde zurückgenommen',
    text: 'Frag dort nach einer neuen, wo du sie herhast.',
  },
  used: {
    heading: 'Diese Einladung ist schon verbraucht',
    text: 'Wenn du es warst, öffne den Link in unserer E-Mail oder melde dich an. Sonst frag dort nach einer neuen, wo du sie herhast.',
  },
  ended: {
    heading: 'Diese Einladung ist abgelaufen',
    text: 'Frag dort nach einer neuen, wo du sie herhast.',
  },
};

export const JOIN_MESSAGES: Translated<typeof English.JOIN_MESSAGES> = {
  title: 'Du bist eingeladen',
  description: 'Mit einer Einladung ein Konto anlegen.',
  text: 'Wer diese Website betreibt, hat dich eingeladen. Leg hier dein Konto an.',
  over: OVER,
  already: {
    heading: 'Du hast schon ein Konto',
    text: (email) => `Du bist als ${email} angemeldet. Eine Einladung ist für Leute ohne Konto.`,
  },
  everybody: {
    heading: 'Alle dürfen sich registrieren',
    text: 'Eine Einladung brauchst du hier nicht mehr. Wähl „Registrieren“ oben auf jeder Seite.',
  },
  sent: {
    heading: 'E-Mail-Adresse bestätigen',
    text: (email) =>
      `Wir haben einen Link an ${email} geschickt. Öffne ihn innerhalb von 24 Stunden, oder gib hier seinen Code ein, und du bist registriert. Nichts da? Sieh auch im Spam-Ordner nach.`,
    noMails: (outbox) => `Diese Website verschickt noch keine E-Mails. Sie warten im ${outbox}.`,
    outbox: 'Postausgang',
  },
  failed: 'Die Einladung lässt sich gerade nicht prüfen',
  created: {
    heading: 'Dein Konto ist bereit',
    text: 'Melde dich mit der Adresse und dem Passwort an, die du eben gewählt hast.',
  },
};

export const INVITATION_MESSAGES: Translated<typeof English.INVITATION_MESSAGES> = {
  heading: 'Einladungen',
  isOpen:
    'Alle dürfen sich registrieren, Einladungen sind nicht nötig. Starte mit SIGN_UP=closed, um nur die hereinzulassen, die du einlädst.',
  isClosed: 'Nur wer eingeladen ist, darf sich registrieren.',
  make: 'Einladung anlegen',
  note: 'Für wen',
  noteExample: 'Familie Lovelace',
  noteHelp: 'Eine Notiz für Admins. Sonst liest sie niemand.',
  uses: 'Reicht für so viele Konten',
  lasts: 'Gilt',
  days: (days) => plural(days, { one: 'einen Tag', other: '{n} Tage' }),
  made: (note) => (note === '' ? 'Deine Einladung' : `Deine Einladung: ${note}`),
  once: 'Kopier sie jetzt: Sie wird nur dieses eine Mal gezeigt. Wer sie hat, kann ein Konto anlegen.',
  list: 'Alle Einladungen',
  none: 'Noch ist niemand eingeladen.',
  noteless: 'Ohne Notiz',
  first: 'Der erste Admin',
  state: (invitation) =>
    ({
      open: `Gilt bis ${writtenDay(invitation.endsAt)}.`,
      unknown: '',
      revoked: 'Zurückgenommen.',
      used: 'Verbraucht.',
      ended: `Abgelaufen am ${writtenDay(invitation.endsAt)}.`,
    })[invitation.state],
  madeOn: ({ createdAt, madeByName, makesAdmin }) => {
    if (makesAdmin) return `Bei einem Start am ${writtenDay(createdAt)} ausgegeben.`;
    return madeByName === null
      ? `Angelegt am ${writtenDay(createdAt)}.`
      : `Angelegt am ${writtenDay(createdAt)} von ${madeByName}.`;
  },
  usedOf: ({ used, uses, waiting }) =>
    waiting > 0
      ? `${used} von ${accounts(uses)} vergeben, ${waiting} davon noch nicht per E-Mail bestätigt.`
      : `${used} von ${accounts(uses)} vergeben.`,
  revoke: 'Zurücknehmen',
  revokeOf: (invitation) =>
    invitation.note === '' ? 'Einladung zurücknehmen' : `Einladung „${invitation.note}“ zurücknehmen`,
  told: {
    revoked: 'Die Einladung ist zurückgenommen. Sie lässt niemanden mehr herein.',
    gone: 'Diese Einladung galt schon nicht mehr.',
    uses: 'Gib eine Zahl von 1 bis 1.000 Konten an.',
    note: 'Die Notiz darf 100 Zeichen haben.',
    full: 'Mehr als zweihundert Einladungen werden nicht aufgehoben. Die vor einem Monat abgelaufen sind, verschwinden von selbst.',
  },
};
