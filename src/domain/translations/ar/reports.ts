import type * as English from '../../messages/reports.ts';
import type { Translated } from '../../language/translated.ts';

export const REPORTED_MESSAGES: Translated<typeof English.REPORTED_MESSAGES> = {
  nameless: 'بلا اسم',
  because: 'سبب البلاغ',
  first: (when) => `أول بلاغ: \u2068${when}\u2069`,
  suspended: 'مخفي',
  keep: 'رفض البلاغ',
  kept: 'رُفض البلاغ',
};

export const REPORT_MESSAGES: Translated<typeof English.REPORT_MESSAGES> = {
  more: 'هل لديك ما تضيفه؟ (اختياري)',
  send: 'إبلاغ',
  sending: 'جارٍ الإرسال…',
  review: {
    title: 'الإبلاغ عن مراجعة',
    question: 'ما المشكلة فيها؟',
    reasons: ['محتوى مزعج أو إعلانات', 'إهانات أو كراهية', 'حرق للأحداث', 'لا علاقة لها بهذا العنوان', 'سبب آخر'],
  },
};
