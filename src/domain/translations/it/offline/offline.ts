import type * as English from '../../../messages/offline/offline.ts';
import type { Translated } from '../../../language/translated.ts';

export const OFFLINE_MESSAGES: Translated<typeof English.OFFLINE_MESSAGES> = {
  title: 'Offline',
  heading: 'Sei offline',
  text: 'Non è stato possibile caricare questa pagina. Quello che hai salvato è al sicuro: lo ritrovi appena torni online.',
  again: 'Riprova',
};
