import type * as English from '../../../messages/auth/refusals.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const REFUSAL_MESSAGES: Translated<typeof English.REFUSAL_MESSAGES> = {
  credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  registered: 'يوجد حساب بهذا العنوان من قبل.',
  tooShort: (characters) =>
    plural(characters, {
      zero: 'استخدم أحرفًا أكثر.',
      one: 'استخدم حرفًا واحدًا على الأقل.',
      two: 'استخدم حرفين على الأقل.',
      few: 'استخدم {n} أحرف على الأقل.',
      many: 'استخدم {n} حرفًا على الأقل.',
      other: 'استخدم {n} حرف على الأقل.',
    }),
  tooPlain: 'استخدم أحرفًا صغيرة وكبيرة وأرقامًا ورموزًا.',
  stolen: 'كلمة المرور هذه واردة في قوائم كلمات مرور مسروقة. اختر غيرها.',
  mails: 'لا يمكن إرسال مزيد من الرسائل من هنا الآن. أعد المحاولة بعد ساعة من فضلك.',
  notAuthorized: 'لا يستطيع هذا الموقع إرسال رسائل إلى هذا العنوان. اسأل من يدير الموقع.',
  passwordsOff: 'تسجيل الدخول بكلمة مرور غير متاح هنا. اسأل من يدير هذا الموقع.',
  banned: 'هذا الحساب موقوف. اسأل من يدير هذا الموقع.',
  signInAgain: 'سجّل الخروج ثم ادخل من جديد، وبعدها اختر كلمة المرور الجديدة.',
};
