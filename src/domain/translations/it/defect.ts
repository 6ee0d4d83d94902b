import type * as English from '../../messages/defect.ts';
import type { Translated } from '../../language/translated.ts';

export const DEFECT_MESSAGE: Translated<typeof English.DEFECT_MESSAGE> = {
  title: 'Qui qualcosa è andato storto',
  text: 'Non dipende da te, e l’errore è stato segnalato. Riprova.',
};
