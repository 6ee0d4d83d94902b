import type * as English from '../../../messages/auth/links.ts';
import type { Translated } from '../../../language/translated.ts';

export const LINK_LIFE: Translated<typeof English.LINK_LIFE> = '24 ساعة';

export const BROKEN_LINK: Translated<typeof English.BROKEN_LINK> = {
  heading: 'رابط البريد غير صالح أو انتهت صلاحيته',
};

export const LINK_MESSAGES: Translated<typeof English.LINK_MESSAGES> = {
  broken: {
    heading: BROKEN_LINK.heading,
    text: `تعمل الروابط في رسائلنا مرة واحدة ولمدة ${LINK_LIFE}. إن كان بريدك مؤكَّدًا فسجّل الدخول مباشرة؛ وإلا فاطلب رسالة أخرى.`,
  },
  elsewhere: {
    heading: 'تم تأكيد بريدك',
    text: 'فتحت الرابط في متصفح غير الذي أنشأت فيه حسابك. سجّل الدخول من فضلك.',
  },
};

export const CONFIRM_MESSAGES: Translated<typeof English.CONFIRM_MESSAGES> = {
  description: 'إلى هنا تقود الروابط في رسائلنا.',
  signup: {
    heading: 'أكّد بريدك الإلكتروني',
    text: 'ضغطة واحدة ويصبح حسابك جاهزًا.',
    submit: 'تأكيد بريدي',
  },
  recovery: {
    heading: 'كلمة مرور جديدة',
    text: 'ضغطة واحدة وتختار كلمة مرور جديدة.',
    submit: 'اختيار كلمة مرور جديدة',
  },
  signedIn: {
    heading: 'تم تأكيد بريدك',
    text: (email) => `أنت مسجّل الدخول باسم \u2068${email}\u2069. لم يبقَ ما تفعله.`,
    other: 'هل الرابط لبريد آخر؟ أكّده هنا.',
  },
  code: {
    text: `اكتب الأرقام الستة من رسالتنا. يعمل الرابط والرمز مرة واحدة ولمدة ${LINK_LIFE}.`,
    offer: 'هل تقرأ الرسالة على جهاز آخر؟ اكتب رمزها هنا.',
    label: 'الرمز من الرسالة',
    malformed: 'الرمز من ستة أرقام.',
    wrong: 'هذا الرمز خاطئ أو سبق استخدامه. راجع أحدث رسالة، أو افتح رابطها.',
  },
};
