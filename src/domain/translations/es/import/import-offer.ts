import type * as English from '../../../messages/import/import-offer.ts';
import type { Translated } from '../../../language/translated.ts';

export const IMPORT_OFFER_MESSAGES: Translated<typeof English.IMPORT_OFFER_MESSAGES> = {
  landing: 'Trae tu Letterboxd, Trakt, TV Time',
  link: 'Importa tu historial',
  profile: 'Trae lo que has visto, valorado y apuntado en Letterboxd, IMDb, Trakt, TV Time o Simkl.',
};
