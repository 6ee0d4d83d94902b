import type * as English from '../../../messages/import/import-offer.ts';
import type { Translated } from '../../../language/translated.ts';

export const IMPORT_OFFER_MESSAGES: Translated<typeof English.IMPORT_OFFER_MESSAGES> = {
  landing: 'Bring dein Letterboxd, Trakt, TV Time mit',
  link: 'Verlauf importieren',
  profile:
    'Bring mit, was du bei Letterboxd, IMDb, Trakt, TV Time oder Simkl gesehen, bewertet und vorgemerkt hast.',
};
