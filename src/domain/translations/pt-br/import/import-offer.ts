import type * as English from '../../../messages/import/import-offer.ts';
import type { Translated } from '../../../language/translated.ts';

export const IMPORT_OFFER_MESSAGES: Translated<typeof English.IMPORT_OFFER_MESSAGES> = {
  landing: 'Traga seu Letterboxd, Trakt, TV Time',
  link: 'Importe seu histórico',
  profile: 'Traga o que você viu, avaliou e quer ver do Letterboxd, IMDb, Trakt, TV Time ou Simkl.',
};
