import type * as English from '../../../messages/auth/session.ts';
import type { Translated } from '../../../language/translated.ts';

const failed = (text: string) => ({ title: 'خطأ', text });

export const SESSION_MESSAGES: Translated<typeof English.SESSION_MESSAGES> = {
  confirmed: { title: 'تم تأكيد البريد', text: 'أهلًا بك في Marquee. حسابك جاهز.' },
  confirmedFor: (name) => ({
    title: 'تم تأكيد البريد',
    text: `أهلًا بك في Marquee. جارٍ حفظ «\u2068${name}\u2069» لك…`,
  }),
  wayBack: 'العودة إلى حيث كنت',
  signedOut: { title: 'إلى اللقاء!', text: 'تم تسجيل خروجك.' },
  signOutFailed: (message) => failed(message || 'تعذّر تسجيل خروجك. أعد المحاولة من فضلك.'),
  ended: { title: 'انتهت الجلسة', text: 'انتهت جلستك. سجّل الدخول من جديد من فضلك.' },
};
