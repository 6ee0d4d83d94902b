import type * as English from '../../../messages/auth/door.ts';
import type { Translated } from '../../../language/translated.ts';

export const DOOR_MESSAGES: Translated<typeof English.DOOR_MESSAGES> = {
  closed: 'الحسابات الجديدة هنا بالدعوة فقط. اطلب رابطًا ممّن يدير هذا الموقع، وافتحه لإنشاء حسابك.',
};
