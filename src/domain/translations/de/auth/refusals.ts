import type * as English from '../../../messages/auth/refusals.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const REFUSAL_MESSAGES: Translated<typeof English.REFUSAL_MESSAGES> = {
  credentials: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  registered: 'Zu dieser Adresse gibt es schon ein Konto.',
  tooShort: (characters) =>
    plural(characters, { one: 'Nimm mindestens {n} Zeichen.', other: 'Nimm mindestens {n} Zeichen.' }),
  tooPlain: 'Nimm kleine und große Buchstaben, Ziffern und Sonderzeichen.',
  stolen: 'Dieses Passwort steht in Listen gestohlener Passwörter. Nimm ein anderes.',
  mailsLater: (seconds) =>
    plural(seconds, {
      one: 'Bitte warte {n} Sekunde, bevor du noch eine E-Mail anforderst.',
      other: 'Bitte warte {n} Sekunden, bevor du noch eine E-Mail anforderst.',
    }),
  mails:
    'Von hier aus lassen sich gerade keine E-Mails mehr verschicken. Bitte versuch es in einer Stunde noch einmal.',
  notAuthorized: 'An diese Adresse kann diese Website keine E-Mails verschicken. Frag, wer sie betreibt.',
  passwordsOff: 'Die Anmeldung mit Passwort ist hier abgeschaltet. Frag, wer diese Website betreibt.',
  banned: 'Dieses Konto ist gesperrt. Frag, wer diese Website betreibt.',
  signInAgain: 'Melde dich ab und wieder an, dann wähl das neue Passwort.',
};
