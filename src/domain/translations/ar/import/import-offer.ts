import type * as English from '../../../messages/import/import-offer.ts';
import type { Translated } from '../../../language/translated.ts';

export const IMPORT_OFFER_MESSAGES: Translated<typeof English.IMPORT_OFFER_MESSAGES> = {
  landing: 'أحضر سجلّك من Letterboxd وTrakt وTV Time',
  link: 'استورد سجلّك',
  profile: 'أحضر ما شاهدته وقيّمته وما تنوي مشاهدته من Letterboxd أو IMDb أو Trakt أو TV Time أو Simkl.',
};
