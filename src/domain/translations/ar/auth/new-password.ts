import type * as English from '../../../messages/auth/new-password.ts';
import type { Translated } from '../../../language/translated.ts';
import { LINK_LIFE } from './links.ts';

const failed = (text: string) => ({ title: 'خطأ', text });
const tooShort = 'يجب ألا تقل كلمة المرور عن 6 أحرف.';

export const PASSWORD_MESSAGES: Translated<typeof English.PASSWORD_MESSAGES> = {
  invalid: {
    newPassword: { title: 'كلمة المرور قصيرة', text: tooShort },
    currentMissing: { title: 'كلمة المرور الحالية ناقصة', text: 'أدخل كلمة مرورك الحالية من فضلك.' },
    currentWrong: { title: 'كلمة مرور خاطئة', text: 'هذه ليست كلمة مرورك الحالية.' },
    samePassword: { title: 'كلمة المرور نفسها', text: 'اختر كلمة مرور غير الحالية من فضلك.' },
    confirmation: {
      title: 'كلمتا المرور مختلفتان',
      text: 'كلمتا المرور غير متطابقتين. أعد المحاولة من فضلك.',
    },
  },
  updated: { title: 'غُيّرت كلمة المرور', text: 'كلمة مرورك الجديدة سارية الآن.' },
  changed: {
    title: 'غُيّرت كلمة المرور',
    text: 'كلمة مرورك الجديدة سارية الآن. وسُجّل خروجك من كل مكان آخر.',
  },
  failed: (message) => failed(message || 'تعذّر تغيير كلمة المرور. أعد المحاولة من فضلك.'),
};

export const NEW_PASSWORD_MESSAGES: Translated<typeof English.NEW_PASSWORD_MESSAGES> = {
  heading: 'كلمة مرور جديدة',
  description: 'اختر كلمة مرور جديدة لحسابك في Marquee.',
  introduction: 'أدخل كلمة مرورك الجديدة أدناه.',
  password: 'كلمة المرور الجديدة',
  confirmation: 'تأكيد كلمة المرور الجديدة',
  submit: { idle: 'تغيير كلمة المرور', busy: 'جارٍ تغيير كلمة المرور…' },
  broken: 'رابط البريد غير صالح أو انتهت صلاحيته',
  elsewhere: 'افتح الرابط في المتصفح الذي طلبته منه من فضلك',
  uninvited: 'تحتاج كلمة المرور الجديدة إلى الرابط من رسالتنا',
  nextStep: `تعمل الروابط مرة واحدة ولمدة ${LINK_LIFE}. اطلب رابطًا جديدًا وافتحه هنا.`,
  request: 'طلب رابط جديد',
};
