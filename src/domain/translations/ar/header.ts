import type * as English from '../../messages/header.ts';
import type { Translated } from '../../language/translated.ts';

export const MINE_BAR_MESSAGES: Translated<typeof English.MINE_BAR_MESSAGES> = {
  name: 'ركنك',
  home: 'الرئيسية',
  upNext: 'التالي',
  diary: 'اليوميات',
  lists: 'القوائم',
};

export const ACCOUNT_MENU_MESSAGES: Translated<typeof English.ACCOUNT_MENU_MESSAGES> = {
  profile: 'ملفي الشخصي',
  wishlist: 'قائمة المشاهدة',
  watched: 'ما شاهدتُه',
  lists: 'قوائمي',
  import: 'استيراد',
  export: 'تصدير',
  connections: 'الربط',
  forYou: 'مختار لك',
  upNext: 'التالي',
  numbers: 'أرقامي',
  diary: 'يومياتي',
  tags: 'الوسوم',
  reminders: 'تذكيراتي',
  calendar: 'التقويم',
  searches: 'عمليات البحث المحفوظة',
  dismissed: 'لا يهمّني',
  admin: 'لوحة الإدارة',
  notices: 'الإشعارات',
  button: 'الحساب',
  log: 'دوّن',
  signOut: 'تسجيل الخروج',
  groups: ['الملف الشخصي', 'ما أشاهده', 'ما أحتفظ به', 'الحساب'],
};
