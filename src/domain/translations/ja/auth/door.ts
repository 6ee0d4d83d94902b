import type * as English from '../../../messages/auth/door.ts';
import type { Translated } from '../../../language/translated.ts';

export const DOOR_MESSAGES: Translated<typeof English.DOOR_MESSAGES> = {
  closed:
    'このサイトのアカウント作成は招待制です。サイトの運営者からリンクをもらい、それを開いて登録してください。',
};
