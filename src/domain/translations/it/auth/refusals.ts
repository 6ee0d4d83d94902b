import type * as English from '../../../messages/auth/refusals.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const REFUSAL_MESSAGES: Translated<typeof English.REFUSAL_MESSAGES> = {
  credentials: 'L’indirizzo o la password non è corretta.',
  registered: 'Esiste già un account con questo indirizzo.',
  tooShort: (characters) =>
    plural(characters, {
      one: 'Usa almeno {n} carattere.',
      many: 'Usa almeno {n} di caratteri.',
      other: 'Usa almeno {n} caratteri.',
    }),
  tooPlain: 'Usa minuscole, maiuscole, cifre e simboli.',
  stolen: 'Questa password compare in elenchi di password rubate. Scegline un’altra.',
  mailsLater: (seconds) =>
    plural(seconds, {
      one: 'Aspetta {n} secondo prima di chiedere un’altra email.',
      many: 'Aspetta {n} di secondi prima di chiedere un’altra email.',
      other: 'Aspetta {n} secondi prima di chiedere un’altra email.',
    }),
  mails: 'Per ora da qui non si possono inviare altre email. Riprova tra un’ora.',
  notAuthorized: 'Questo sito non può inviare email a questo indirizzo. Chiedi a chi gestisce il sito.',
  passwordsOff: 'Qui non si può accedere con una password. Chiedi a chi gestisce il sito.',
  banned: 'Questo account è bloccato. Chiedi a chi gestisce il sito.',
  signInAgain: 'Esci e accedi di nuovo, poi scegli la nuova password.',
};
