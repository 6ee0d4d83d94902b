import type * as English from '../../../messages/import/import-offer.ts';
import type { Translated } from '../../../language/translated.ts';

export const IMPORT_OFFER_MESSAGES: Translated<typeof English.IMPORT_OFFER_MESSAGES> = {
  landing: 'Porta il tuo Letterboxd, Trakt, TV Time',
  link: 'Importa la tua cronologia',
  profile:
    'Porta qui quello che hai visto, votato e messo da vedere su Letterboxd, IMDb, Trakt, TV Time o Simkl.',
};
