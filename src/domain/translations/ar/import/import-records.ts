import type * as English from '../../../messages/import/import-records.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import type { RestoredPart } from '../../../export/parts.ts';
import { plural } from '../plural.ts';

/** What our own export holds, before how many there are of it. */
const RECORDS: Record<RestoredPart, string> = {
  profile: 'الملف الشخصي',
  noticePreferences: 'إعدادات الإشعارات',
  services: 'خدماتك',
  wishlist: 'قائمة المشاهدة',
  watched: 'ما شاهدته',
  favorites: 'المفضّلات',
  dismissed: 'ما لا يهمّك',
  taste: 'ملاحظات على ذوقك',
  diary: 'تدوينات اليوميات',
  ratings: 'التقييمات',
  partRatings: 'تقييمات المواسم والحلقات',
  reviews: 'المراجعات',
  tags: 'وسوم العناوين',
  notes: 'الملاحظات الخاصة',
  pageFavorites: 'مفضّلات صفحتك',
  following: 'المسلسلات المتابَعة',
  episodes: 'الحلقات التي شاهدتها',
  lostEpisodes: 'حلقات شاهدتها وتغيّر ترقيمها',
  reminders: 'التذكيرات',
  seriesReminders: 'تذكيرات المواسم',
  savedSearches: 'عمليات البحث المحفوظة',
  aiSearches: 'عمليات البحث الذكي',
  plays: 'تشغيلات من برامج أخرى',
  playProgress: 'عناوين لم تكتمل',
  playNames: 'أسماء مطابَقة',
  lists: 'قوائمك',
  listTitles: 'عناوين قوائمك',
};

export const IMPORT_RECORDS: Translated<typeof English.IMPORT_RECORDS> = {
  records: (counts) =>
    `المحتوى: ${Object.entries(counts)
      .map(([part, count]) => `${RECORDS[part as RestoredPart]} (${formatNumber(count ?? 0)})`)
      .join('، ')}`,
  shown: ({ public: open, link }) => [
    ...(open > 0
      ? [
          plural(open, {
            zero: 'لا قوائم عامة في الملف.',
            one: 'قائمة واحدة عامة في الملف، ويراها الجميع فور استيرادها.',
            two: 'قائمتان عامتان في الملف، ويراهما الجميع فور استيرادهما.',
            few: '{n} قوائم عامة في الملف، ويراها الجميع فور استيرادها.',
            many: '{n} قائمة عامة في الملف، ويراها الجميع فور استيرادها.',
            other: '{n} قائمة عامة في الملف، ويراها الجميع فور استيرادها.',
          }),
        ]
      : []),
    ...(link > 0
      ? [
          plural(link, {
            zero: 'لا قوائم معروضة بالرابط.',
            one: 'قائمة واحدة معروضة بالرابط، وتحصل على رابط جديد: القديم لا يقود إليها.',
            two: 'قائمتان معروضتان بالرابط، وتحصلان على رابطين جديدين: القديمان لا يقودان إليهما.',
            few: '{n} قوائم معروضة بالرابط، وتحصل على روابط جديدة: القديمة لا تقود إليها.',
            many: '{n} قائمة معروضة بالرابط، وتحصل على روابط جديدة: القديمة لا تقود إليها.',
            other: '{n} قائمة معروضة بالرابط، وتحصل على روابط جديدة: القديمة لا تقود إليها.',
          }),
        ]
      : []),
  ],
};
