import type * as English from '../../../messages/ai/ai-keys.ts';
import type { Translated } from '../../../language/translated.ts';

export const AI_KEY_MESSAGES: Translated<typeof English.AI_KEY_MESSAGES> = {
  loading: 'جارٍ تحميل مفاتيحك…',
  safety: 'يُختبر مفتاحك عند حفظه، ويُحفظ مشفّرًا على الخادم، ولا يُعاد إلى أي متصفح.',
  yours: (provider) => `مفتاحك لدى \u2068${provider}\u2069`,
  of: (provider) => `مفتاح \u2068${provider}\u2069`,
  used: 'يُستخدم في عمليات بحثك',
  askDelete: 'هل تحذف هذا المفتاح؟',
  keep: 'الإبقاء عليه',
  confirm: 'تأكيد',
  erase: 'حذف',
  eraseKey: 'حذف المفتاح',
  erasing: 'جارٍ الحذف…',
  provider: 'المزوّد',
  endpoint: 'عنوان الخادم',
  model: 'النموذج',
  field: { first: 'مفتاح API', next: 'مفتاح API جديد' },
  toggle: { show: 'إظهار المفتاح', hide: 'إخفاء المفتاح' },
  where: 'من أين أحصل على مفتاح؟',
  newTab: 'يُفتح في تبويب جديد.',
  submit: { first: 'حفظ المفتاح', next: 'استبدال المفتاح', testing: 'جارٍ اختبار المفتاح…' },
  demo: {
    offer: 'لا مفتاح لديك؟ يجيب المقترِح المحلي من عناوين هذا الموقع.',
    submit: 'جرّب المقترِح المحلي',
    busy: 'لحظة…',
  },
};
