import type * as English from '../../../messages/auth/auth.ts';
import type { Translated } from '../../../language/translated.ts';
const invalidEmail = (text: string) => ({ title: 'بريد غير صالح', text });
const failed = (text: string) => ({ title: 'خطأ', text });
const tooShort = 'يجب ألا تقل كلمة المرور عن 6 أحرف.';

export const EMAIL_EXAMPLE: Translated<typeof English.EMAIL_EXAMPLE> = 'name@example.com';

export const AUTH_MESSAGES: Translated<typeof English.AUTH_MESSAGES> = {
  invalid: {
    signInEmail: invalidEmail('أدخل عنوان بريد إلكتروني صالحًا من فضلك.'),
    signUpEmail: invalidEmail(`أدخل عنوان بريد إلكتروني صالحًا من فضلك (مثل \u2066${EMAIL_EXAMPLE}\u2069).`),
    resetEmail: invalidEmail('أدخل عنوان بريد إلكتروني صالحًا من فضلك.'),
    signInPassword: { title: 'كلمة مرور غير صالحة', text: tooShort },
    signUpPassword: { title: 'كلمة مرور ضعيفة', text: tooShort },
    name: { title: 'الاسم ناقص', text: 'أدخل اسمك الكامل من فضلك.' },
  },
  checkEmail: {
    title: 'تفقّد بريدك',
    text: 'أرسلنا إليك رابط تأكيد. افتح بريدك واضغط الرابط لإكمال التسجيل من فضلك.',
  },
  created: { title: 'أُنشئ الحساب', text: 'أُنشئ حسابك بنجاح!' },
  signUpFailed: (message) => ({
    title: 'تعذّر التسجيل',
    text: message || 'حدث خطأ أثناء التسجيل.',
  }),
  signedIn: { title: 'أهلًا بعودتك!', text: 'تم تسجيل دخولك.' },
  signInFailed: (message) => ({
    title: 'تعذّر تسجيل الدخول',
    text: message || 'حدث خطأ أثناء تسجيل الدخول. أعد المحاولة من فضلك.',
  }),
  notConfirmed: {
    title: 'البريد غير مؤكَّد',
    text: 'تفقّد بريدك واضغط رابط التأكيد قبل تسجيل الدخول من فضلك.',
  },
  signedOutAgain: {
    title: 'تعذّر تسجيل الدخول',
    text: 'أكّد عنوان بريدك قبل تسجيل الدخول من فضلك. ستجد رابط التأكيد في بريدك الوارد.',
  },
  resetSent: {
    title: 'أُرسلت رسالة كلمة المرور',
    text: 'ستجد في بريدك طريقة اختيار كلمة مرور جديدة.',
  },
  resetFailed: (message) => failed(message || 'تعذّر إرسال رسالة كلمة المرور. أعد المحاولة من فضلك.'),
  resent: { title: 'أُرسلت رسالة التأكيد', text: 'أرسلنا رسالة تأكيد أخرى إلى بريدك.' },
  resend: 'إعادة الإرسال',
  resendFailed: (message) => failed(message || 'تعذّرت إعادة إرسال رسالة التأكيد.'),
};
