import type * as English from '../../../messages/import/import-offer.ts';
import type { Translated } from '../../../language/translated.ts';

export const IMPORT_OFFER_MESSAGES: Translated<typeof English.IMPORT_OFFER_MESSAGES> = {
  landing: 'Letterboxd、Trakt、TV Timeから引っ越す',
  link: '視聴履歴をインポート',
  profile: 'Letterboxd、IMDb、Trakt、TV Time、Simklから、視聴履歴、評価、観たい作品を持ち込めます。',
};
