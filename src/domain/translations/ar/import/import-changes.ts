import type * as English from '../../../messages/import/import-changes.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

/** So many of what is counted, before the same sentence about them. */
const ratings = (n: number, rest: string) =>
  plural(n, {
    zero: `لا تقييمات ${rest}`,
    one: `تقييم واحد ${rest}`,
    two: `تقييمان ${rest}`,
    few: `{n} تقييمات ${rest}`,
    many: `{n} تقييمًا ${rest}`,
    other: `{n} تقييم ${rest}`,
  });

export const IMPORT_CHANGES: Translated<typeof English.IMPORT_CHANGES> = {
  halves: (count) =>
    ratings(count, 'بنصف نجمة، وتبقى كما هي: \u20663½\u2069 من 5، أو 7 من 10، تبقى \u20663½\u2069 نجمة.'),
  rounded: (count) => ratings(count, 'بين نصفي نجمة، تُقرَّب إلى الأقرب. ويحتفظ التقرير بالأصل.'),
  long: (count) =>
    plural(count, {
      zero: 'لا مراجعات أطول من 500 حرف.',
      one: 'مراجعة واحدة أطول من 500 حرف، وتُقطع عند هذا الحد.',
      two: 'مراجعتان أطول من 500 حرف، وتُقطعان عند هذا الحد.',
      few: '{n} مراجعات أطول من 500 حرف، وتُقطع عند هذا الحد.',
      many: '{n} مراجعة أطول من 500 حرف، وتُقطع عند هذا الحد.',
      other: '{n} مراجعة أطول من 500 حرف، وتُقطع عند هذا الحد.',
    }),
  longNotes: (count) =>
    plural(count, {
      zero: 'لا ملاحظات في القوائم أطول من 500 حرف.',
      one: 'ملاحظة واحدة في القوائم أطول من 500 حرف، وتُقطع عند هذا الحد.',
      two: 'ملاحظتان في القوائم أطول من 500 حرف، وتُقطعان عند هذا الحد.',
      few: '{n} ملاحظات في القوائم أطول من 500 حرف، وتُقطع عند هذا الحد.',
      many: '{n} ملاحظة في القوائم أطول من 500 حرف، وتُقطع عند هذا الحد.',
      other: '{n} ملاحظة في القوائم أطول من 500 حرف، وتُقطع عند هذا الحد.',
    }),
  tags: (tags, count) => {
    const named = tags.map((tag) => `\u2068${tag}\u2069`).join('، ');
    const rest = `(${named}). تصبح وسومك، بحد أقصى 20 للعنوان و200 إجمالًا.`;
    return plural(count, {
      zero: `لا تدوينات بوسوم ${rest}`,
      one: `تدوينة واحدة بوسوم (${named}). تصبح وسومك.`,
      two: `تدوينتان بوسوم ${rest}`,
      few: `{n} تدوينات بوسوم ${rest}`,
      many: `{n} تدوينة بوسوم ${rest}`,
      other: `{n} تدوينة بوسوم ${rest}`,
    });
  },
  notes: (count) => {
    const rest = 'ملاحظات. لا ملاحظات في قائمة المشاهدة هنا؛ ويحتفظ التقرير بها.';
    return plural(count, {
      zero: `ليس على عناوين قائمة مشاهدتك ${rest}`,
      one: `على عنوان واحد في قائمة مشاهدتك ${rest}`,
      two: `على عنوانين في قائمة مشاهدتك ${rest}`,
      few: `على {n} عناوين في قائمة مشاهدتك ${rest}`,
      many: `على {n} عنوانًا في قائمة مشاهدتك ${rest}`,
      other: `على {n} عنوان في قائمة مشاهدتك ${rest}`,
    });
  },
  upTo: (count) => {
    const rest = 'لا يذكر الملف إلا آخر حلقة شاهدتها: يُسجَّل كل ما قبلها أيضًا، بلا تاريخ.';
    return plural(count, {
      zero: rest,
      one: `في مسلسل واحد ${rest}`,
      two: `في مسلسلين ${rest}`,
      few: `في {n} مسلسلات ${rest}`,
      many: `في {n} مسلسلًا ${rest}`,
      other: `في {n} مسلسل ${rest}`,
    });
  },
  untold: (days, count) => {
    const quoted = days.map((day) => `«\u2068${day}\u2069»`).join('، ');
    return plural(count, {
      zero: `تواريخ غير مفهومة تُستبعد: ${quoted}`,
      one: `تاريخ واحد غير مفهوم يُستبعد: ${quoted}`,
      two: `تاريخان غير مفهومين يُستبعدان: ${quoted}`,
      few: `{n} تواريخ غير مفهومة تُستبعد: ${quoted}`,
      many: `{n} تاريخًا غير مفهوم تُستبعد: ${quoted}`,
      other: `{n} تاريخ غير مفهوم تُستبعد: ${quoted}`,
    });
  },
};
