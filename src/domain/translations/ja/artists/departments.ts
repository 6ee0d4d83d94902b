import type * as English from '../../../messages/artists/departments.ts';
import type { Translated } from '../../../language/translated.ts';

export const DEPARTMENT_NAMES: Translated<typeof English.DEPARTMENT_NAMES> = {
  Cast: 'キャスト',
  Acting: '出演',
  Directing: '監督・演出',
  Writing: '脚本',
  Creator: '企画・原案',
  Production: '製作',
  Camera: '撮影',
  Editing: '編集',
  Sound: '音響・音楽',
  Art: '美術',
  'Costume & Make-Up': '衣装・メイク',
  'Visual Effects': '視覚効果',
  Lighting: '照明',
  Crew: 'スタッフ',
};
