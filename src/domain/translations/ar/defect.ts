import type * as English from '../../messages/defect.ts';
import type { Translated } from '../../language/translated.ts';

export const DEFECT_MESSAGE: Translated<typeof English.DEFECT_MESSAGE> = {
  title: 'حدث خطأ هنا',
  text: 'الذنب ليس ذنبك، وقد وصلنا البلاغ. أعد المحاولة من فضلك.',
};
