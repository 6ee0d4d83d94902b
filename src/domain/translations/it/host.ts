import type * as English from '../../messages/host.ts';
import type { Translated } from '../../language/translated.ts';
import { plural } from './plural.ts';

export const HOST_MESSAGES: Translated<typeof English.HOST_MESSAGES> = {
  sorry: 'Da noi qualcosa è andato storto. Riprova tra un attimo.',
  headings: {
    404: 'Non trovato',
    413: 'Troppo grande',
    429: 'Un attimo',
    500: 'Errore',
    503: 'Troppo affollato',
  },
  tooLarge: 'È più grande di quanto accettiamo.',
  tooBusy: 'In questo momento c’è troppa gente. Riprova tra un attimo.',
  tooMany: (seconds) =>
    plural(seconds, {
      one: 'Troppe richieste. Riprova tra {n} secondo.',
      many: 'Troppe richieste. Riprova tra {n} di secondi.',
      other: 'Troppe richieste. Riprova tra {n} secondi.',
    }),
  otherSite: 'Qui si risponde solo ai percorsi di questo sito.',
  longAddress: 'Questo indirizzo è troppo lungo.',
  oddCharacters: 'Questo indirizzo contiene caratteri che nessun indirizzo può avere.',
  oddAddress: 'Questo indirizzo non è scritto correttamente.',
  noPage: 'Questa pagina non esiste.',
  notHttp: 'Questo non è HTTP valido.',
  twoHosts: 'Una richiesta deve indicare un solo host.',
  oddHost: 'L’host manca o non è scritto correttamente.',
  method: 'Qui questo metodo non è supportato.',
  body: 'Una richiesta di lettura non può avere un corpo.',
  elsewhere: 'Questa richiesta arriva da un altro sito.',
};
