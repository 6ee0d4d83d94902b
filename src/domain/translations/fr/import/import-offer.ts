import type * as English from '../../../messages/import/import-offer.ts';
import type { Translated } from '../../../language/translated.ts';

export const IMPORT_OFFER_MESSAGES: Translated<typeof English.IMPORT_OFFER_MESSAGES> = {
  landing: 'Venez avec votre Letterboxd, Trakt, TV Time',
  link: 'Importer votre historique',
  profile: 'Apportez ce que vous avez vu, noté et mis de côté sur Letterboxd, IMDb, Trakt, TV Time ou Simkl.',
};
