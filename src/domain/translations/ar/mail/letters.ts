import type * as English from '../../../messages/mail/letters.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { SITE_NAME } from '../../../page-meta.ts';
import { LINK_LIFE } from '../auth/links.ts';
import { dayAndPlace } from '../calendar/releases.ts';
import { plural } from '../plural.ts';

const quoted = (name: string) => `«\u2068${name}\u2069»`;
const REMINDED = `تصلك هذه الرسالة لأنك ضبطت تذكيرًا في ${SITE_NAME}.`;
const see = (name: string) => `عرض ${quoted(name)}`;

export const LETTER_MESSAGES: Translated<typeof English.LETTER_MESSAGES> = {
  confirmation: {
    subject: `أكّد بريدك الإلكتروني في ${SITE_NAME}`,
    preview: 'ضغطة واحدة ويصبح حسابك جاهزًا.',
    heading: 'أكّد بريدك الإلكتروني',
    text: `أهلًا بك في ${SITE_NAME}. ضغطة واحدة ويصبح حسابك جاهزًا.`,
    button: 'تأكيد بريدي',
    note: `يعمل الرابط والرمز مرة واحدة ولمدة ${LINK_LIFE}. إن لم تنشئ حسابًا فتجاهل هذه الرسالة: لن يحدث شيء.`,
  },
  recovery: {
    subject: `كلمة مرور جديدة في ${SITE_NAME}`,
    preview: 'اختر كلمة مرور جديدة.',
    heading: 'اختر كلمة مرور جديدة',
    text: 'طلب أحدهم، ونأمل أنه أنت، كلمة مرور جديدة لهذا الحساب.',
    button: 'اختيار كلمة مرور جديدة',
    note: `يعمل الرابط والرمز مرة واحدة ولمدة ${LINK_LIFE}. إن لم تكن أنت فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.`,
  },
  known: {
    subject: `لديك حساب في ${SITE_NAME} بالفعل`,
    preview: 'حاول أحدهم إنشاء حساب ببريدك.',
    heading: 'لديك حساب بالفعل',
    text: `حاول أحدهم، ونأمل أنه أنت، إنشاء حساب في ${SITE_NAME} بهذا البريد. له حساب بالفعل، فلم يتغيّر شيء.`,
    wayOn: 'سجّل الدخول بكلمة مرورك. إن كنت لا تتذكرها فاختر «نسيت كلمة المرور؟» هناك واختر كلمة جديدة.',
    button: 'تسجيل الدخول',
    note: 'إن لم تكن أنت فتجاهل هذه الرسالة: لم يعرف أحد أن لديك حسابًا، ولا يستطيع أحد الدخول من دون كلمة مرورك.',
  },
  reminder: {
    subject: (name, date) => `صدر ${quoted(name)}: ${formatDate(date)}`,
    preview: (date, place) => `اليوم الذي كنت تنتظره: ${dayAndPlace(date, place)}.`,
    heading: (name) => `صدر ${quoted(name)}`,
    text: (name, date, place) => `طلبتَ تذكيرك بـ ${quoted(name)}. تاريخ الصدور ${dayAndPlace(date, place)}.`,
    before: (date) => `كان معلنًا من قبل في ${formatDate(date)}.`,
    see,
    note: REMINDED,
  },
  moved: {
    subject: (name, date) => `تغيّر موعد ${quoted(name)} إلى ${formatDate(date)}`,
    preview: (date, place) => `تاريخ الصدور الجديد ${dayAndPlace(date, place)}.`,
    heading: (name) => `موعد جديد لـ ${quoted(name)}`,
    text: (name, date, place) => `تاريخ صدور ${quoted(name)} الآن ${dayAndPlace(date, place)}.`,
    before: (date) => `كان معلنًا في ${formatDate(date)}.`,
    nothingToDo: 'انتقل تذكيرك معه؛ لا حاجة إلى أن تفعل شيئًا.',
    see,
    note: REMINDED,
  },
  notices: {
    headings: {
      at_once: `جديد ${SITE_NAME}`,
      daily: `يومك في ${SITE_NAME}`,
      weekly: `أسبوعك في ${SITE_NAME}`,
    },
    subject: (heading, total) =>
      plural(total, {
        zero: `${heading}: لا إشعارات`,
        one: `${heading}: إشعار واحد`,
        two: `${heading}: إشعاران`,
        few: `${heading}: {n} إشعارات`,
        many: `${heading}: {n} إشعارًا`,
        other: `${heading}: {n} إشعار`,
      }),
    more: (count) => `و${count} غيرها في ${SITE_NAME}.`,
    see: 'عرض',
    seeAll: 'عرض كل الإشعارات',
    note: `تصلك هذه الرسالة لأن إعدادات إشعاراتك في ${SITE_NAME} تنص على ذلك.`,
    unsubscribe: 'إلغاء الاشتراك في هذه الرسائل',
    settings: 'إعدادات الإشعارات',
  },
  code: (page) => `هل تقرأ هذا على جهاز آخر؟ اكتب هذا الرمز في \u2068${page}\u2069:`,
  unsubscribe: 'إلغاء الاشتراك في رسائل التذكير',
};
