import type * as English from '../../../messages/auth/auth-dialog.ts';
import type { Translated } from '../../../language/translated.ts';

export const AUTH_DIALOG_MESSAGES: Translated<typeof English.AUTH_DIALOG_MESSAGES> = {
  tabs: 'الحساب',
  fullName: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  busy: { signIn: 'جارٍ تسجيل الدخول…', signUp: 'جارٍ إنشاء الحساب…', reset: 'جارٍ الإرسال…' },
  back: 'رجوع',
  titles: {
    signIn: 'تسجيل الدخول',
    signUp: 'إنشاء حساب',
    forgot: 'كلمة مرور جديدة',
    verify: 'أكّد بريدك الإلكتروني',
  },
  forgot: 'نسيت كلمة المرور؟',
  passwordRule: '6 أحرف على الأقل',
  reset: {
    introduction: 'سنرسل إليك بالبريد رابطًا لاختيار كلمة مرور جديدة.',
    submit: 'إرسال الرابط',
  },
  verify: {
    sent: (email) =>
      `أرسلنا رابط تأكيد إلى \u2068${email}\u2069. افتحه لإكمال التسجيل. لم يصلك شيء؟ تفقّد مجلد الرسائل غير المرغوبة.`,
    noMails: (outbox) => `لا يرسل هذا الموقع رسائل بريد بعد. تجدها في ${outbox}.`,
    outbox: 'صندوق الصادر',
    resend: (seconds) =>
      seconds > 0 ? `إعادة إرسال رسالة التأكيد (${seconds} ث)` : 'إعادة إرسال رسالة التأكيد',
    back: 'العودة إلى تسجيل الدخول',
  },
};
