import type * as English from '../../../messages/auth/invitations.ts';
import type { Translated } from '../../../language/translated.ts';
import { writtenDay } from '../../../reviews/times.ts';
import { plural } from '../plural.ts';

const accounts = (count: number) =>
  plural(count, { one: '{n} account', many: '{n} di account', other: '{n} account' });

/** "il 5 marzo", "l’8 marzo". */
const on = (moment: string) =>
  writtenDay(moment)
    .replace(/^(?=8 |11 )/, 'l’')
    .replace(/^(?=\d)/, 'il ');
const until = (moment: string) =>
  writtenDay(moment)
    .replace(/^(?=8 |11 )/, 'all’')
    .replace(/^(?=\d)/, 'al ');

const another = 'Chiedine un altro a chi te l’ha mandato.';

export const JOIN_MESSAGES: Translated<typeof English.JOIN_MESSAGES> = {
  title: 'C’è un invito per te',
  description: 'Crea un account su invito.',
  text: 'Qualcuno che gestisce questo sito ti ha mandato un invito. Crea qui il tuo account.',
  over: {
    unknown: {
      heading: 'Questo non è un invito',
      text: 'Il link è incompleto o scritto male. Copialo per intero, o chiedine un altro a chi te l’ha mandato.',
    },
    revoked: { heading: 'Questo invito è stato revocato', text: another },
    used: {
      heading: 'Questo invito è già stato usato',
      text: 'Se l’hai usato tu, segui il link della nostra email, o accedi. Altrimenti, chiedine un altro a chi te l’ha mandato.',
    },
    ended: { heading: 'Questo invito è scaduto', text: another },
  },
  already: {
    heading: 'Hai già un account',
    text: (email) => `Stai usando il sito come ${email}. Un invito è per chi un account non ce l’ha.`,
  },
  everybody: {
    heading: 'Le registrazioni sono aperte a chiunque',
    text: 'Qui l’invito non serve più. Scegli «Registrati» in cima a qualsiasi pagina.',
  },
  sent: {
    heading: 'Conferma la tua email',
    text: (email) =>
      `Abbiamo mandato un link di conferma a ${email}. Aprilo entro 24 ore per completare la registrazione, o scrivi qui il suo codice. Non è arrivato niente? Guarda anche nello spam.`,
    noMails: (outbox) => `Questo sito non manda ancora email. Aspettano nella ${outbox}.`,
    outbox: 'posta in uscita',
  },
  failed: 'Adesso non è possibile verificare l’invito',
  created: {
    heading: 'Il tuo account è pronto',
    text: 'Accedi con l’indirizzo e la password che hai appena scelto.',
  },
};

export const INVITATION_MESSAGES: Translated<typeof English.INVITATION_MESSAGES> = {
  heading: 'Inviti',
  isOpen:
    'Può registrarsi chiunque: gli inviti non servono. Avvia con SIGN_UP=closed per far entrare solo chi inviti.',
  isClosed: 'Può registrarsi solo chi inviti.',
  make: 'Crea un invito',
  note: 'Per chi',
  noteExample: 'La famiglia Fellini',
  noteHelp: 'Un appunto per gli admin. Nessun altro lo legge.',
  uses: 'Per quanti account',
  lasts: 'Durata',
  days: (days) => plural(days, { one: 'un giorno', many: '{n} di giorni', other: '{n} giorni' }),
  made: (note) => (note === '' ? 'Il tuo invito' : `Il tuo invito: ${note}`),
  once: 'Copialo adesso: si vede solo questa volta. Chi ce l’ha può creare un account.',
  list: 'Tutti gli inviti',
  none: 'Nessuno è ancora stato invitato.',
  noteless: 'Senza appunto',
  first: 'Il primo admin',
  state: (invitation) =>
    ({
      open: `Valido fino ${until(invitation.endsAt)}.`,
      unknown: '',
      revoked: 'Revocato.',
      used: 'Usato.',
      ended: `Scaduto ${on(invitation.endsAt)}.`,
    })[invitation.state],
  madeOn: ({ createdAt, madeByName, makesAdmin }) => {
    if (makesAdmin) return `Stampato da un avvio ${on(createdAt)}.`;
    return madeByName === null ? `Creato ${on(createdAt)}.` : `Creato ${on(createdAt)} da ${madeByName}.`;
  },
  usedOf: ({ used, uses, waiting }) =>
    `Usato per ${used} su ${accounts(uses)}${waiting > 0 ? `, di cui ${waiting} da confermare per email` : ''}.`,
  revoke: 'Revoca',
  revokeOf: (invitation) => `Revoca l’invito ${invitation.note}`.trim(),
  told: {
    revoked: 'L’invito è revocato. Non fa più entrare nessuno.',
    gone: 'Questo invito era già finito.',
    uses: 'Indica un numero di account da 1 a 1000.',
    note: 'L’appunto può avere 100 caratteri.',
    full: 'Si conservano duecento inviti. Quelli finiti da un mese spariscono da soli.',
  },
};
