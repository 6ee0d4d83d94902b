import type * as English from '../../../messages/import/import-steps.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import { isRounded, type EntryKind } from '../../../import/entry.ts';
import type { ImportRowState, ImportState } from '../../../import/import-job.ts';
import { formatMoment } from '../../../moments.ts';
import { ratings, reviews, stars as inStars, titles } from '../counts.ts';
import { plural } from '../plural.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';

const STATES: Record<ImportState, string> = {
  receiving: 'جارٍ الإرسال',
  matching: 'جارٍ البحث عن العناوين',
  asking: 'بانتظارك',
  saving: 'جارٍ الحفظ',
  done: 'تم',
  cancelled: 'أُلغي',
  undoing: 'جارٍ التراجع',
  undone: 'تم التراجع',
};

const KINDS: Record<EntryKind, (n: number) => string> = {
  watch: (n) =>
    plural(n, {
      zero: 'لا مشاهدات',
      one: 'مشاهدة واحدة',
      two: 'مشاهدتان',
      few: '{n} مشاهدات',
      many: '{n} مشاهدة',
      other: '{n} مشاهدة',
    }),
  watched: (n) => `${formatNumber(n)} مما شاهدته`,
  rating: ratings,
  wish: (n) => `${formatNumber(n)} في قائمة المشاهدة`,
  review: reviews,
  favorite: (n) => `${formatNumber(n)} من المفضّلات`,
  follow: (n) => `${formatNumber(n)} من المسلسلات المتابَعة`,
  dismissed: (n) => `${formatNumber(n)} مما لا يهمّك`,
  list: (n) => `${formatNumber(n)} في القوائم`,
  own: (n) => `${formatNumber(n)} من Marquee`,
};

const ROWS: Record<ImportRowState, string> = {
  waiting: 'لم تُحفظ بعد',
  imported: 'استُوردت',
  already: 'موجودة من قبل',
  ambiguous: 'تحتمل عدة عناوين',
  not_found: 'غير موجودة',
  skipped: 'استبعدتها',
  unreadable: 'تعذّر حفظها',
};

export const IMPORT_STEP_MESSAGES: Translated<typeof English.IMPORT_STEP_MESSAGES> = {
  job: {
    heading: (source, state) => `${SOURCES[source]}: ${STATES[state]}`,
    states: STATES,
    sending: (received, total) => `أُرسل ${formatNumber(received)} من أصل ${rows(total)}`,
    sendingText: 'أبقِ هذه الصفحة مفتوحة حتى تُرسل كل الصفوف. إن أُغلقت فاختر الملف من جديد للمتابعة.',
    matching: (looked, total) => `بُحث عن ${formatNumber(looked)} من أصل ${titles(total)}`,
    matchingText: 'يمكنك إغلاق هذه الصفحة: يستمر الاستيراد من دونك.',
    saving: (saved, total) => `حُفظ ${formatNumber(saved)} من أصل ${rows(total)}`,
    undoing: (back, total) => `تم التراجع عن ${formatNumber(back)} من أصل ${rows(total)}`,
    halted: 'قاعدة بيانات الأفلام لا تستجيب. ينتظر الاستيراد ثم يستمر من تلقاء نفسه.',
    stalled: (why) => `${why} تُعاد المحاولة.`,
    cancel: 'إلغاء الاستيراد',
    cancelText: 'لم يُحفظ شيء بعد.',
    cancelled: 'أُلغي هذا الاستيراد.',
    undone: 'تم التراجع عن هذا الاستيراد.',
    seen: { diary: 'إلى يومياتك', upNext: 'إلى التالي', numbers: 'إلى أرقامك' },
    left: (minutes) =>
      minutes < 1
        ? 'بقي أقل من دقيقة.'
        : plural(minutes, {
            zero: 'بقي أقل من دقيقة.',
            one: 'بقيت دقيقة واحدة تقريبًا.',
            two: 'بقيت دقيقتان تقريبًا.',
            few: 'بقيت {n} دقائق تقريبًا.',
            many: 'بقيت {n} دقيقة تقريبًا.',
            other: 'بقيت {n} دقيقة تقريبًا.',
          }),
    another: 'استيراد ملف آخر',
    undo: 'التراجع عن الاستيراد',
    undoUntil: (day) => `يمكنك التراجع عن كل ما جاء به حتى ${formatDate(day)}.`,
    undoQuestion: 'هل تتراجع عن هذا الاستيراد؟',
    undoText: (count) => {
      const rest = 'ويعود ما حلّ الاستيراد محله. وما غيّرته منذ ذلك الحين يبقى.';
      return plural(count, {
        zero: `لن يُزال شيء، ${rest}`,
        one: `سيُزال سجل واحد مستورد، ${rest}`,
        two: `سيُزال سجلان مستوردان، ${rest}`,
        few: `ستُزال {n} سجلات مستوردة، ${rest}`,
        many: `سيُزال {n} سجلًا مستوردًا، ${rest}`,
        other: `سيُزال {n} سجل مستورد، ${rest}`,
      });
    },
    keep: 'الإبقاء عليه',
  },
  doubtful: {
    heading: (count) =>
      plural(count, {
        zero: 'أي عنوان هو المقصود؟',
        one: 'أي عنوان هو المقصود؟ اسم واحد يحتمل عدة عناوين.',
        two: 'أي عنوان هو المقصود؟ اسمان يحتملان عدة عناوين.',
        few: 'أي عنوان هو المقصود؟ {n} أسماء تحتمل عدة عناوين.',
        many: 'أي عنوان هو المقصود؟ {n} اسمًا يحتمل عدة عناوين.',
        other: 'أي عنوان هو المقصود؟ {n} اسم يحتمل عدة عناوين.',
      }),
    text: 'لا يُحفظ شيء إلى أن تقرر، أو تستبعد الباقي.',
    failed: 'لم يُحفظ اختيارك',
    named,
    counts: (counts) =>
      (Object.entries(counts) as [EntryKind, number][]).map(([kind, count]) => KINDS[kind](count)).join('، '),
    pick: (title, year) => `اختيار ${named(title, year ? Number(year) : null)}`,
    none: 'لا شيء من هذه',
    search: 'البحث عن عنوان آخر',
    searchHeading: (name, year) => `ما هو ${named(name, year)}؟`,
    searchLabel: 'أي عنوان هو المقصود؟',
    alike: (count) =>
      plural(count, {
        zero: 'لا صفوف أخرى بهذا الاسم',
        one: 'طبّق الأمر نفسه على صف آخر بهذا الاسم',
        two: 'طبّق الأمر نفسه على صفين آخرين بهذا الاسم',
        few: 'طبّق الأمر نفسه على {n} صفوف أخرى بهذا الاسم',
        many: 'طبّق الأمر نفسه على {n} صفًّا آخر بهذا الاسم',
        other: 'طبّق الأمر نفسه على {n} صف آخر بهذا الاسم',
      }),
    allFirst: 'اختيار الأول للجميع',
    allSkip: 'استبعاد كل هذه',
    save: 'حفظ الباقي من دونها',
    again: 'أعد المحاولة',
    left: (count) =>
      plural(count, {
        zero: 'لم تبقَ أسماء للبتّ فيها',
        one: 'بقي اسم واحد للبتّ فيه',
        two: 'بقي اسمان للبتّ فيهما',
        few: 'بقيت {n} أسماء للبتّ فيها',
        many: 'بقي {n} اسمًا للبتّ فيها',
        other: 'بقي {n} اسم للبتّ فيها',
      }),
    movie: 'فيلم',
    tv: 'مسلسل',
  },
  report: {
    heading: 'التقرير',
    summary: (states) =>
      (Object.entries(states) as [ImportRowState, number][])
        .filter(([, count]) => count > 0)
        .map(([state, count]) => `${formatNumber(count)} ${ROWS[state]}`)
        .join('، '),
    filter: 'أي صفوف',
    all: 'الكل',
    columns: { row: 'الصف', what: 'ماذا', file: 'في ملفك', became: 'صار', state: 'النتيجة' },
    place: placeInFile,
    stars: (given, stars) =>
      isRounded(given) ? `${given.value} من ${given.of} صارت ${inStars(stars)}` : inStars(stars),
    episode: episodeIn,
    none: 'لا صفوف هنا.',
    download: 'تنزيل التقرير (CSV)',
    pages: 'صفحات التقرير',
    page: (page, of) => `الصفحة ${formatNumber(page)} من ${formatNumber(of)}`,
    newer: 'السابق',
    older: 'التالي',
  },
  former: {
    heading: 'عمليات استيرادك',
    text: 'من آخر 30 يومًا.',
    show: 'عرض',
    showOf: (fileName) => `عرض استيراد «\u2068${fileName}\u2069»`,
    began: (moment) => `${formatMoment(moment)} بالتوقيت العالمي`,
    line: (source, state, total) => `${SOURCES[source]} · ${STATES[state]} · ${rows(total)}`,
  },
};
