import type * as English from '../../../messages/search/search.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const SEARCH_MESSAGES: Translated<typeof English.SEARCH_MESSAGES> = {
  label: '映画、シリーズ、人物を検索',
  placeholder: '作品名・人名',
  empty: '検索する名前を入力してください',
  scope: '検索の対象',
  scopes: { all: 'すべて', movie: '映画', tv: 'シリーズ' },
  suggestions: '候補',
  recent: '最近の検索',
  clear: 'すべて消去',
  suggested: (count) => plural(count, { other: '候補が{n}件あります。下矢印キーで移動できます。' }),
  noneSuggested: '候補はありません。',
  groups: { movie: '映画', tv: 'TVシリーズ', person: '人物', collection: 'コレクション' },
};
