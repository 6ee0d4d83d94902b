import type * as English from '../../messages/late.ts';
import type { Translated } from '../../language/translated.ts';

export const LATE_MESSAGES: Translated<typeof English.LATE_MESSAGES> = {
  missing: {
    title: 'Errore',
    text: 'Questa parte non si è aperta. Controlla la connessione e riprova.',
  },
  again: 'Riprova',
};
