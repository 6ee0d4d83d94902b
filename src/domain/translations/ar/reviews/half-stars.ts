import type * as English from '../../../messages/reviews/half-stars.ts';
import type { Translated } from '../../../language/translated.ts';

export const PLAIN_STARS_MESSAGES: Translated<typeof English.PLAIN_STARS_MESSAGES> = {
  give: 'تقييم',
  none: 'بلا نجوم',
};

export const HALF_STARS_MESSAGES: Translated<typeof English.HALF_STARS_MESSAGES> = {
  section: {
    heading: 'النجوم',
    introduction:
      'القاعدة نجوم كاملة. مع أنصاف النجوم تنقسم كل نجمة إلى نصفين؛ وما استوردته يحتفظ بأنصافه في الحالتين.',
  },
  label: 'التقييم بأنصاف النجوم',
  offer: 'في ملفك أنصاف نجوم، وقد احتفظنا بها. هل تودّ التقييم بأنصاف النجوم هنا أيضًا؟',
  chosen: {
    title: 'أنصاف النجوم',
    text: 'من الآن تقيّم بأنصاف النجوم. يمكنك تغيير ذلك في ملفك الشخصي.',
  },
  failed: (message) => ({ title: 'خطأ', text: `تعذّر اختيار أنصاف النجوم. ${message}` }),
};
