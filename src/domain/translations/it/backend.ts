import type * as English from '../../messages/backend.ts';
import type { Translated } from '../../language/translated.ts';

export const BACKEND_MESSAGES: Translated<typeof English.BACKEND_MESSAGES> = {
  duplicate: 'Esiste già.',
  none: 'Non esiste più.',
  forbidden: 'Non hai il permesso di farlo.',
  expired: 'La tua sessione è finita. Accedi di nuovo.',
  invalid: 'Non è stato accettato. Controlla quello che hai scritto.',
  bound: 'Hai raggiunto il limite. Prima togli qualcosa.',
  tooLarge: 'Il file è troppo grande. Può pesare al massimo 2\u00a0MB.',
  limited: 'Troppi tentativi. Aspetta un attimo e riprova.',
  offline: 'Sembra che tu sia offline. Controlla la connessione e riprova.',
  foreign:
    'Non ha risposto Marquee ma qualcos’altro, forse la pagina di accesso di questa rete. Accedi lì e riprova.',
  full: 'Adesso non si può salvare niente: il disco di questo sito è pieno. Quello che c’è puoi sempre leggerlo.',
  slow: 'Ci è voluto troppo tempo e l’operazione è stata interrotta. Riprova.',
  unavailable: 'Il servizio in questo momento non risponde. Riprova.',
};
