import type * as English from '../../../messages/detail/states.ts';
import type { Translated } from '../../../language/translated.ts';

export const STATE_NAMES: Translated<typeof English.STATE_NAMES> = {
  Rumored: '噂',
  Planned: '企画中',
  'In Production': '制作中',
  'Post Production': 'ポストプロダクション中',
  Released: '公開済み',
  'Returning Series': '継続中',
  Ended: '完結',
  Canceled: '打ち切り',
  Pilot: 'パイロット版',
};

export const AIRING_MESSAGES: Translated<typeof English.AIRING_MESSAGES> = {
  upcoming: '近日登場',
  now: '配信中',
  unknown: '不明',
};
