import type * as English from '../../../messages/auth/auth.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

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
    newPassword: { title: 'كلمة المرور قصيرة', text: tooShort },
    currentMissing: { title: 'كلمة المرور الحالية ناقصة', text: 'أدخل كلمة مرورك الحالية من فضلك.' },
    currentWrong: { title: 'كلمة مرور خاطئة', text: 'هذه ليست كلمة مرورك الحالية.' },
    samePassword: { title: 'كلمة المرور نفسها', text: 'اختر كلمة مرور غير الحالية من فضلك.' },
    confirmation: {
      title: 'كلمتا المرور مختلفتان',
      text: 'كلمتا المرور غير متطابقتين. أعد المحاولة من فضلك.',
    },
  },
  checkEmail: {
    title: 'تفقّد بريدك',
    text: 'أرسلنا إليك رابط تأكيد. افتح بريدك واضغط الرابط لإكمال التسجيل من فضلك.',
  },
  confirmed: { title: 'تم تأكيد البريد', text: 'أهلًا بك في Marquee. حسابك جاهز.' },
  confirmedFor: (name) => ({
    title: 'تم تأكيد البريد',
    text: `أهلًا بك في Marquee. جارٍ حفظ «\u2068${name}\u2069» لك…`,
  }),
  wayBack: 'العودة إلى حيث كنت',
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
  signedOut: { title: 'إلى اللقاء!', text: 'تم تسجيل خروجك.' },
  signOutFailed: (message) => failed(message || 'تعذّر تسجيل خروجك. أعد المحاولة من فضلك.'),
  resetSent: {
    title: 'أُرسلت رسالة كلمة المرور',
    text: 'ستجد في بريدك طريقة اختيار كلمة مرور جديدة.',
  },
  resetFailed: (message) => failed(message || 'تعذّر إرسال رسالة كلمة المرور. أعد المحاولة من فضلك.'),
  resent: { title: 'أُرسلت رسالة التأكيد', text: 'أرسلنا رسالة تأكيد أخرى إلى بريدك.' },
  resendLater: (seconds) =>
    plural(seconds, {
      zero: 'يمكنك طلب رسالة أخرى الآن.',
      one: 'انتظر ثانية واحدة قبل طلب رسالة أخرى من فضلك.',
      two: 'انتظر ثانيتين قبل طلب رسالة أخرى من فضلك.',
      few: 'انتظر {n} ثوانٍ قبل طلب رسالة أخرى من فضلك.',
      many: 'انتظر {n} ثانية قبل طلب رسالة أخرى من فضلك.',
      other: 'انتظر {n} ثانية قبل طلب رسالة أخرى من فضلك.',
    }),
  resend: 'إعادة الإرسال',
  resendFailed: (message) => failed(message || 'تعذّرت إعادة إرسال رسالة التأكيد.'),
  passwordUpdated: { title: 'غُيّرت كلمة المرور', text: 'كلمة مرورك الجديدة سارية الآن.' },
  passwordChanged: {
    title: 'غُيّرت كلمة المرور',
    text: 'كلمة مرورك الجديدة سارية الآن. وسُجّل خروجك من كل مكان آخر.',
  },
  passwordFailed: (message) => failed(message || 'تعذّر تغيير كلمة المرور. أعد المحاولة من فضلك.'),
  ended: { title: 'انتهت الجلسة', text: 'انتهت جلستك. سجّل الدخول من جديد من فضلك.' },
};
