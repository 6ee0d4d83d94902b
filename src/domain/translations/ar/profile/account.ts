import type * as English from '../../../messages/profile/account.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'خطأ', text });

export const ACCOUNT_MESSAGES: Translated<typeof English.ACCOUNT_MESSAGES> = {
  profile: {
    signIn: 'سجّل الدخول لترى ملفك الشخصي وتعدّله',
    fullName: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    avatar: 'الصورة',
    yourAvatar: 'صورتك',
    emailFixed: 'لا يمكن تغيير البريد',
    submit: { idle: 'حفظ الملف الشخصي', saving: 'جارٍ الحفظ…', uploading: 'جارٍ الرفع…' },
    saved: { title: 'حُفظ الملف الشخصي', text: 'تغييراتك سارية الآن.' },
    saveFailed: (message) => failed(message),
    imagesOnly: 'اختر ملف صورة من فضلك: PNG أو JPEG أو WebP أو GIF أو SVG.',
    choose: 'اختر صورة، أو أفلتها هنا. يصبح المربع الأوسط منها صورتك.',
  },
  account: {
    submit: { idle: 'حذف الحساب', deleting: 'جارٍ الحذف…' },
    deletedForGood: 'سيُحذف ما يلي نهائيًا:',
    cannotBeUndone: 'لا يمكن التراجع عن هذا.',
    whatIsDeleted: [
      'معلومات الملف الشخصي',
      'قائمة المشاهدة من أفلام ومسلسلات',
      'ما شاهدتَه',
      'المفضّلات',
      'التقييمات والمراجعات',
      'التذكيرات',
      'مفاتيح الواجهة البرمجية',
      'اليوميات، والمسلسلات والحلقات التي تتابعها',
      'قوائمك الخاصة وصفحتك',
      'الإشعارات وعمليات البحث المحفوظة',
    ],
    deleted: {
      title: 'حُذف الحساب',
      text: 'حُذف حسابك وكل ما يتصل به نهائيًا.',
    },
    deleteFailed: failed('تعذّر حذف الحساب. أعد المحاولة أو تواصل مع الدعم من فضلك.'),
  },
};

export const PASSWORD_CHANGE_MESSAGES: Translated<typeof English.PASSWORD_CHANGE_MESSAGES> = {
  heading: 'كلمة المرور',
  introduction: 'تغييرها يسجّل خروجك من كل مكان إلا هنا.',
  current: 'كلمة المرور الحالية',
  fresh: 'كلمة المرور الجديدة',
  confirmation: 'تأكيد كلمة المرور الجديدة',
  toggles: {
    current: { show: 'إظهار كلمة المرور الحالية', hide: 'إخفاء كلمة المرور الحالية' },
    fresh: { show: 'إظهار كلمة المرور الجديدة', hide: 'إخفاء كلمة المرور الجديدة' },
    confirmation: { show: 'إظهار التأكيد', hide: 'إخفاء التأكيد' },
  },
  submit: { idle: 'تغيير كلمة المرور', busy: 'جارٍ تغيير كلمة المرور…' },
};

export const PROFILE_PAGE_MESSAGES: Translated<typeof English.PROFILE_PAGE_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.profile,
  description: 'اسمك وصورتك وبلدك في Marquee.',
  sections: 'الأقسام',
  about: 'عنك',
  people: 'الأشخاص',
  more: 'المزيد مما يخصّك',
  danger: {
    heading: 'منطقة الخطر',
    introduction: 'يحذف حسابك وكل ما تحتفظ به هنا، نهائيًا.',
  },
};
