import type * as English from '../../../messages/for-you/for-you.ts';
import type { Translated } from '../../../language/translated.ts';
import { countryName, languageName } from '../../../discover/discover-parameters.ts';
import type { Seed } from '../../../for-you/ground.ts';
import type { Reason } from '../../../for-you/reasons.ts';
import { ofTrait, sortOf, type TraitSort } from '../../../for-you/traits.ts';
import { formatNumber } from '../../../format.ts';
import { genreName } from '../../../genres/genres.ts';
import { formatList } from '../../../listing.ts';
import { titleKey } from '../../../title.ts';
import { stars as inStars } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

/** Decades by their names; those of this century are called by their number. */
const DECADES: Readonly<Record<number, string>> = {
  1930: 'الثلاثينيات',
  1940: 'الأربعينيات',
  1950: 'الخمسينيات',
  1960: 'الستينيات',
  1970: 'السبعينيات',
  1980: 'الثمانينيات',
  1990: 'التسعينيات',
};
const isolated = (name: string) => `\u2068${name}\u2069`;
const quoted = (name: string) => `«\u2068${name}\u2069»`;

export const traitName: typeof English.traitName = (trait, name) => {
  const sort = sortOf(trait);
  if (sort === 'decade') return DECADES[Number(ofTrait(trait))] ?? `عقد ${ofTrait(trait)}`;
  if (sort === 'language') return languageName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'country') return countryName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'genre') return genreName({ id: Number(ofTrait(trait)), name: name || ofTrait(trait) });
  return name || ofTrait(trait);
};

const IN_COMMON: Record<TraitSort, (of: string) => string> = {
  saga: (of) => `كلاهما من ${quoted(of)}`,
  maker: (of) => `كلاهما من صنع ${isolated(of)}`,
  theme: (of) => `كلاهما عن ${quoted(of)}`,
  actor: (of) => `كلاهما مع ${isolated(of)}`,
  genre: (of) => `كلاهما من نوع ${quoted(of)}`,
  decade: (of) => `كلاهما من ${of}`,
  language: (of) => `كلاهما باللغة ${of}`,
  country: (of) => `كلاهما من ${of}`,
};

function inCommon(trait: string, name: string): string {
  return IN_COMMON[sortOf(trait) ?? 'theme'](traitName(trait, name));
}

/** After "منحتَ": in the accusative. */
const WHOLE = ['صفر نجوم', 'نجمة واحدة', 'نجمتين', 'ثلاث نجوم', 'أربع نجوم', 'خمس نجوم'];

function starsGiven(stars: number): string {
  return WHOLE[stars] ?? inStars(stars);
}

/** After "على" and the like: in the genitive. */
const titles = (n: number) =>
  plural(n, {
    zero: '{n} عنوان',
    one: 'عنوان واحد',
    two: 'عنوانين',
    few: '{n} عناوين',
    many: '{n} عنوانًا',
    other: '{n} عنوان',
  });

function because({ title, stars }: Seed, shared: string): string {
  if (stars === null) {
    return title ? `${quoted(title)} من مفضّلاتك: ${shared}` : `عنوان من مفضّلاتك: ${shared}`;
  }
  const given = starsGiven(stars);
  return title ? `منحتَ ${quoted(title)} ${given}: ${shared}` : `منحتَ عنوانًا ${given}: ${shared}`;
}

function said(reason: Reason): string {
  switch (reason.why) {
    case 'liked':
      return 'يُرشَّح معه';
    case 'trait':
      return reason.seed
        ? inCommon(reason.trait, reason.name)
        : `يشبه كثيرًا مما تشاهده: ${isolated(traitName(reason.trait, reason.name))}`;
    case 'asked':
      return reason.trait
        ? `طلبتَ المزيد من ${quoted(traitName(reason.trait, reason.name))}`
        : `طلبتَ المزيد مما يشبه ${quoted(reason.name)}`;
    case 'standing':
      return 'تقييم عالٍ من كثيرين';
  }
}

export const reasonWords: typeof English.reasonWords = (reasons) => {
  const by = new Map<string, { seed: Seed | null; texts: string[] }>();
  for (const reason of reasons) {
    const seed = 'seed' in reason ? reason.seed : null;
    const text = said(reason);
    const group = by.get(seed ? titleKey(seed) : text) ?? { seed, texts: [] };
    group.texts.push(text);
    by.set(seed ? titleKey(seed) : text, group);
  }
  return [...by.values()].map(({ seed, texts }) => {
    const all = formatList(texts);
    return seed ? because(seed, all) : all;
  });
};

export const FOR_YOU_MESSAGES: Translated<typeof English.FOR_YOU_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.forYou,
  description: 'ماذا تشاهد بعد ذلك، انطلاقًا مما أحببته.',
  signIn: 'سجّل الدخول لترى ما يناسبك',
  signInText: 'امنح نجومك لما شاهدته، وسيجد Marquee ما تشاهده بعد ذلك: من نجومك أنت وحدها.',
  text: 'مختارة من نجومك ومشاهداتك وقائمة مشاهدتك وحدها.',
  kinds: { name: 'الفئة', all: 'الكل', movie: 'الأفلام', tv: 'المسلسلات' },
  lengths: {
    name: 'المدة',
    any: 'أي مدة',
    upTo: (minutes) => `حتى ${minutes}\u00a0د`,
  },
  wished: 'مع قائمة مشاهدتي',
  others: 'عرض غيرها',
  back: 'العودة إلى الأولى',
  why: 'ما عرفه Marquee عنك',
  more: 'المزيد مثله',
  less: 'الأقل مثله',
  moreOf: (name) => `المزيد مما يشبه ${quoted(name)}`,
  lessOf: (name) => `الأقل مما يشبه ${quoted(name)}`,
  said: {
    more: (name) => `سترى المزيد مما يشبه ${quoted(name)}.`,
    less: (name) => `سترى أقل مما يشبه ${quoted(name)}.`,
    forget: (name) => `لم يعد ${quoted(name)} محسوبًا.`,
    back: (name) => `أُلغي ما قلته عن ${quoted(name)}.`,
  },
  it: 'هذا',
  takeBack: 'تراجع',
  because: 'السبب',
  none: 'لا شيء مناسب',
  noneText: 'لا شيء مما وجدناه لك بهذه الصفات. أزل أحد الخيارات أعلاه؛ ويُعثر على المزيد كل يوم.',
  noneLeftText: 'شاهدت أو أخفيت كل ما وجدناه لك. يبحث Marquee عن المزيد كل ليلة.',
  everything: 'عرض كل شيء',
  lengthUnknown: 'العناوين التي لا تُعرف مدتها بعد مستبعدة.',
  looking: 'نبحث عن عناوين تناسبك',
  lookingText: 'يستغرق هذا لحظات، ثم تعود الصفحة من تلقاء نفسها.',
  again: 'ابحث من جديد',
  off: 'الاقتراحات معطّلة هنا',
  offText:
    'يعمل هذا الموقع من دون المفتاح اللازم للبحث عن عناوين. يستطيع من يديره أن يزوّده بالمفتاح السري للخادم.',
  beginning: {
    heading: 'أخبر Marquee بما تحب',
    text: (given, needed) =>
      given === 0
        ? `امنح نجومك لـ ${titles(needed)} مما شاهدته، وتظهر أول قائمة. بلوحة المفاتيح: من 1 إلى 5 للنجوم، وS للتخطي.`
        : `قيّمت ${titles(given)}، وبقي ${formatNumber(needed - given)}. بلوحة المفاتيح: من 1 إلى 5 للنجوم، وS للتخطي.`,
    wall: 'عناوين مشهورة',
    give: (stars, title) => `تقييم ${quoted(title)}: ${inStars(stars)}`,
    skip: 'تخطٍّ',
    skipTitle: (title) => `تخطي ${quoted(title)}`,
    gave: (stars, title) => `${isolated(title)}: ${inStars(stars)}.`,
    skipped: (title) => `تم تخطي ${quoted(title)}.`,
    failed: 'تعذّر حفظ هذا الآن. أعد المحاولة من فضلك.',
    progress: (given, needed) => (given >= needed ? 'يكفي هذا لأول قائمة.' : `${given} من ${needed}`),
    ready: 'اكتشف ما يناسبك',
    over: 'كانت هذه كلها. ابحث عن عناوين شاهدتها، وامنحها النجوم في صفحاتها، ثم عُد.',
    overAgain: 'عرض ما تخطيتُه',
    none: 'تعذّر تحميل العناوين الآن. امنح النجوم في صفحات عناوين تعرفها، ثم عُد.',
  },
  learnt: {
    title: 'ما عرفه Marquee عنك',
    description: 'ما يقرؤه Marquee في نجومك، وكيف تصححه.',
    text: 'مستخلص من نجومك ومفضّلاتك ومشاهداتك وما رفضته. صحّح الخطأ: يسري التصحيح فورًا.',
    likes: 'تحب',
    dislikes: 'تحب أقل',
    said: 'ما قلته',
    saidNone: 'لا شيء بعد. قل «المزيد» أو «الأقل» هنا أو على العناوين المختارة لك.',
    none: 'لم نعرف شيئًا بعد',
    noneText: 'امنح نجومك لما شاهدته.',
    from: (names) => `من ${names.map(quoted).join('، ')}`,
    more: 'المزيد',
    less: 'الأقل',
    forget: 'لا يُحسب',
    moreOf: (name) => `المزيد من ${quoted(name)}`,
    lessOf: (name) => `الأقل من ${quoted(name)}`,
    forgetOf: (name) => `عدم احتساب ${quoted(name)}`,
    directions: { '1': 'المزيد', '-1': 'الأقل', '0': 'لا يُحسب' },
    takeBackOf: (name) => `إلغاء ما قلته عن ${quoted(name)}`,
    back: 'إلى العناوين',
    sorts: {
      saga: 'السلسلة',
      maker: 'من صنع',
      theme: 'عن',
      actor: 'مع',
      genre: 'النوع',
      decade: 'من',
      language: 'باللغة',
      country: 'من',
    },
  },
  fit: {
    label: {
      very: 'يناسبك: جدًا',
      well: 'يناسبك: جيدًا',
      somewhat: 'يناسبك: إلى حد ما',
      hardly: 'يناسبك: بالكاد',
    },
  },
};
