import type * as English from '../../../messages/import/imports.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import type { ImportEntry } from '../../../import/entry.ts';
import { spreadsheetDay } from '../../../import/spreadsheet-days.ts';
import { plural } from '../plural.ts';
import { SEASON_MESSAGES } from '../seasons/seasons.ts';
import { IMPORT_CHANGES } from './import-changes.ts';
import { READING_FAILURES as FAILURES } from './import-failures.ts';
import { IMPORT_JOB_MESSAGES, IMPORT_PROBLEMS as PROBLEMS } from './import-job.ts';
import { IMPORT_PARTS as PARTS } from './import-parts.ts';
import { IMPORT_RECORDS } from './import-records.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';

const quoted = (name: string) => `«\u2068${name}\u2069»`;

const rowOf = ({ name, year, episode, season, list, day, stars, what }: ImportEntry) => {
  const whole = season === undefined ? undefined : SEASON_MESSAGES.name(season);
  const place = episode ? episodeIn(episode.season, episode.number) : whole;
  const given = stars && IMPORT_JOB_MESSAGES.report.given(stars.value, stars.of);
  const dated = day && formatDate(day);
  const listed = list && `\u2068${list.name}\u2069`;
  return [`${IMPORT_JOB_MESSAGES.whats[what]}: ${named(name, year)}`, place, given, listed, dated]
    .filter(Boolean)
    .join('، ');
};

export const IMPORT_MESSAGES: Translated<typeof English.IMPORT_MESSAGES> = {
  failed: 'لم ينجح ذلك',
  sources: SOURCES,
  page: {
    title: 'استورد سجلّك',
    description: 'استورد ما شاهدته وقيّمته وما تنوي مشاهدته من Letterboxd وIMDb وTrakt وTV Time وSimkl.',
    intro:
      'أفلت هنا ملف التصدير من موقع آخر. يقرؤه متصفحك: لا تغادره إلا العناوين والتواريخ والتقييمات والمراجعات والقوائم، وبعد أن تراها فقط.',
    signIn: {
      heading: 'سجّل الدخول لاستيراد سجلّك',
      text: 'استورد ما شاهدته وقيّمته وما تنوي مشاهدته من Letterboxd وIMDb وTrakt وTV Time وSimkl.',
    },
    noScripts: 'يقرأ الاستيراد ملفك في هذا المتصفح، ويحتاج ذلك إلى JavaScript. فعّله وأعد تحميل الصفحة.',
    readsHeading: 'ما يمكن قراءته',
    reads: [
      {
        name: 'Letterboxd',
        what: 'ملف ZIP من Settings ← Data: اليوميات والتقييمات وقائمة المشاهدة والمراجعات والإعجابات والقوائم',
      },
      { name: 'IMDb', what: 'ملف CSV لتقييماتك أو قائمة مشاهدتك أو إحدى قوائمك' },
      { name: 'Trakt', what: 'ملف ZIP من Settings ← Data: السجل والتقييمات وقائمة المشاهدة والقوائم' },
      {
        name: 'TV Time',
        what: 'ملف ZIP لبياناتك. لا تُفتح إلا خمسة من ملفاته؛ وما فيه من رموز وعناوين يبقى مغلقًا',
      },
      { name: 'Simkl', what: 'النسخة الاحتياطية، بصيغة JSON أو CSV' },
      { name: 'Marquee', what: 'ملف تصديرك من هنا، ويعود كما كان' },
    ],
  },
  choose: {
    heading: 'اختر ملفك',
    drop: 'أفلت ملفك هنا',
    or: '\u200fZIP أو CSV أو JSON، أو عدة ملفات معًا',
    button: 'اختيار الملفات',
    failed: 'لا يمكن استيراد هذا الملف',
    failures: FAILURES,
    waiting: (received, total) =>
      `وصل ${formatNumber(received)} من أصل ${rows(total)}. الباقي لا يزال في ملفك: اختره من جديد للمتابعة.`,
    waitingHeading: (fileName) => `متابعة ${quoted(fileName)}`,
  },
  reading: {
    heading: (names) =>
      plural(names.length, {
        zero: 'جارٍ القراءة',
        one: `جارٍ قراءة ${quoted(names[0] ?? '')}`,
        two: 'جارٍ قراءة ملفين',
        few: 'جارٍ قراءة {n} ملفات',
        many: 'جارٍ قراءة {n} ملفًا',
        other: 'جارٍ قراءة {n} ملف',
      }),
    step: (done, of) =>
      of > 0
        ? plural(of, {
            zero: `${formatNumber(done)} من {n} ملف`,
            one: `${formatNumber(done)} من ملف واحد`,
            two: `${formatNumber(done)} من ملفين`,
            few: `${formatNumber(done)} من {n} ملفات`,
            many: `${formatNumber(done)} من {n} ملفًا`,
            other: `${formatNumber(done)} من {n} ملف`,
          })
        : 'جارٍ الفتح…',
    cancel: 'إلغاء',
  },
  preview: {
    heading: (source) => `من ${SOURCES[source]}`,
    found: (total) => {
      const rest = 'لم يغادر متصفحك شيء بعد.';
      return plural(total, {
        zero: `لم يُعثر على سجلات. ${rest}`,
        one: `عُثر على سجل واحد. ${rest}`,
        two: `عُثر على سجلين. ${rest}`,
        few: `عُثر على {n} سجلات. ${rest}`,
        many: `عُثر على {n} سجلًا. ${rest}`,
        other: `عُثر على {n} سجل. ${rest}`,
      });
    },
    parts: 'ما يُستورد',
    part: PARTS,
    ...IMPORT_CHANGES,
    ...IMPORT_RECORDS,
    serial: (cell) =>
      `التواريخ في هذا الملف أرقام، كما تعدّها جداول البيانات: ${cell} هو ${formatDate(spreadsheetDay(cell, null) ?? '')}.`,
    questions: {
      days: (example) => `كيف يكتب هذا الملف التواريخ؟ \u2066${example}\u2069 هو`,
      unanswered: 'حدّد أولًا كيف يكتب هذا الملف تواريخه.',
      nameless: (file) => `ما محتوى ${quoted(file)}؟`,
      leftOut: 'استبعاده',
      roles: {
        watched: 'أفلام شاهدتها',
        watchlist: 'قائمة مشاهدتي',
        likes: 'أفلام أحبها',
      },
    },
    lists: (lists) =>
      `القوائم: ${lists.map(({ name, count }) => `\u2068${name}\u2069 (${formatNumber(count)})`).join('، ')}`,
    first: 'أول الصفوف',
    row: rowOf,
    existing: 'الموجود هنا من قبل',
    existingText: 'تبقى تقييماتك ومراجعاتك وتواريخك كما هي ما لم تقرر غير ذلك.',
    switches: {
      replaceRatings: 'ليحلّ الملف محل تقييماتي هنا',
      replaceReviews: 'ليحلّ الملف محل مراجعاتي هنا',
      replaceDates: 'ليحلّ الملف محل تواريخي هنا',
    },
    problems: (count) =>
      plural(count, {
        zero: 'يمكن استيراد كل الصفوف',
        one: 'صف واحد لا يمكن استيراده',
        two: 'صفّان لا يمكن استيرادهما',
        few: '{n} صفوف لا يمكن استيرادها',
        many: '{n} صفًّا لا يمكن استيرادها',
        other: '{n} صف لا يمكن استيرادها',
      }),
    problem: (problem, count, first) => {
      const places = first.map(({ file, line }) => placeInFile(file, line)).join('؛ ');
      const said = `${PROBLEMS[problem]}: ${rows(count)} (${places})`;
      return count > first.length ? `${said} …` : said;
    },
    problemsFile: 'تنزيل هذه الصفوف',
    problemOf: (problem) => PROBLEMS[problem],
    undo: 'يمكنك التراجع عن الاستيراد كله خلال 30 يومًا.',
    begin: (count) =>
      plural(count, {
        zero: 'استيراد',
        one: 'استيراد سجل واحد',
        two: 'استيراد سجلين',
        few: 'استيراد {n} سجلات',
        many: 'استيراد {n} سجلًا',
        other: 'استيراد {n} سجل',
      }),
    beginning: 'جارٍ البدء…',
    nothing: 'فعّل جزءًا واحدًا على الأقل لاستيراده.',
    another: 'اختيار ملف آخر',
  },
};
