import type * as English from '../../../messages/mail/outbox.ts';
import type { Translated } from '../../../language/translated.ts';

export const OUTBOX_MESSAGES: Translated<typeof English.OUTBOX_MESSAGES> = {
  title: 'صندوق الصادر',
  why: 'لم يُضبط خادم بريد، لذا تُحفظ الرسائل هنا. لا تُفتح هذه الصفحة إلا من هذا الجهاز.',
  none: 'لا رسائل بعد.',
  line: (to, moment) => `إلى \u2068${to}\u2069، ${moment}`,
  moment: (moment) => `${moment} بالتوقيت العالمي`,
  all: 'كل الرسائل',
  from: 'من',
  to: 'إلى',
  sent: 'أُرسلت',
  asMail: 'عرضها كما تظهر في برنامج البريد',
  closed: {
    title: 'ليس على موقع عام',
    text: 'صندوق الصادر مغلق على موقع له عنوان عام. اضبط SMTP_URL لإرسال الرسائل.',
  },
  foreign: { title: 'ليس من هنا', text: 'لا يُفتح صندوق الصادر إلا على الجهاز الذي يعمل عليه الخادم.' },
  readOnly: { title: 'غير ممكن', text: 'صندوق الصادر للقراءة فقط.' },
  unknown: { title: 'لا توجد رسالة كهذه', text: 'لا يُحتفظ إلا بآخر 200 رسالة.' },
  away: { title: 'ليس الآن', text: 'قاعدة البيانات غير متاحة.' },
};
