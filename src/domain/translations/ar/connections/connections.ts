import type * as English from '../../../messages/connections/connections.ts';
import type { Translated } from '../../../language/translated.ts';
import type { LoggedDelivery } from '../../../connections/connections.ts';
import type { Outcome, Played } from '../../../connections/delivery.ts';
import { yearOf } from '../../../dates.ts';
import { episodeRanges } from '../../../diary/watched-episodes.ts';
import { formatNumber } from '../../../format.ts';
import { exactTime } from '../../../reviews/times.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';
import { episodeCode } from '../series/series.ts';
import { CONNECTION_FETCH } from './connection-fetch.ts';
import { PLAY_SOURCE_NAMES as SOURCES } from './connection-names.ts';
import { CONNECTION_STEPS, PLAIN_EXAMPLE } from './connection-steps.ts';

const isolated = (name: string) => `\u2068${name}\u2069`;
const quoted = (name: string) => `«\u2068${name}\u2069»`;

const OUTCOMES: Record<Outcome, string> = {
  unreadable: 'تعذّرت قراءته',
  music: 'الموسيقى مستبعدة',
  live: 'البث التلفزيوني المباشر مستبعد',
  clip: 'الإعلانات والمقاطع مستبعدة',
  otherKind: 'ليس فيلمًا ولا حلقة',
  otherEvent: 'لم يُشغَّل شيء',
  started: 'بدأ',
  unplayed: 'أُلغيت مشاهدته هناك؛ ولا يُزال شيء هنا',
  unrated: 'بلا نجوم',
  partRating: 'النجوم للأفلام والمسلسلات الكاملة',
  nameless: 'لا يذكر أي عنوان',
  noPlace: 'لا يذكر أي حلقة',
  account: 'حساب آخر',
  counted: 'احتُسب',
  repeated: 'احتُسب من قبل',
  noted: 'مدوَّن من قبل',
  progress: 'شُغّل جزء منه',
  later: 'كنت قد تقدمت أكثر',
  short: 'بالكاد بدأ',
  rated: 'مُنحت النجوم',
  rating: 'نجومك هنا أحدث، أو مثلها',
  notFound: 'لا عنوان كهذا',
  noEpisode: 'لا حلقة كهذه في المسلسل',
  doubtful: 'بانتظار جوابك',
  neither: 'مستبعد، كما قلت',
  refused: 'تعذّر حفظه: يومياتك أو مسلسلاتك ممتلئة',
  catalogue: 'لم تستجب قاعدة بيانات الأفلام طوال يومين',
};

const plays = (count: number) =>
  plural(count, {
    zero: 'لا تشغيلات',
    one: 'تشغيل واحد',
    two: 'تشغيلان',
    few: '{n} تشغيلات',
    many: '{n} تشغيلًا',
    other: '{n} تشغيل',
  });

function placeOf(episodes: Played['episodes']): string {
  const ranges = episodeRanges(episodes).map(({ season, from, to }) => {
    const code = episodeCode({ season, number: from });
    return from === to ? code : `${code}\u2013E${to}`;
  });
  return ranges.join('، ');
}

function calledBy({ name = '', year = null, episodes = [] }: Partial<Played>): string {
  const which = episodes.length > 0 ? placeOf(episodes) : year === null ? '' : `(${year})`;
  return isolated([name, which].filter(Boolean).join(' '));
}

function titleOf({ title, play }: Pick<LoggedDelivery, 'title' | 'play'>): string {
  return title ? calledBy({ ...play, name: title.title, year: yearOf(title.date) }) : calledBy(play);
}

function outcomeOf({ outcome, state, play, mine }: LoggedDelivery): string {
  if (state === 'nobody') return 'ينتظر أن تقول لمن هذا الحساب';
  if (state === 'waiting' || outcome === null) return 'جارٍ البحث عنه';
  if (!mine && outcome !== 'account') return 'لشخص آخر هنا';
  return outcome === 'progress' ? `شُغّل ${play.percent ?? 0}%` : OUTCOMES[outcome];
}

export const CONNECTION_MESSAGES: Translated<typeof English.CONNECTION_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.connections,
  description: 'يدوّن Plex أو Jellyfin أو Emby أو Kodi أو أي برنامج لديك ما تشاهده.',
  signIn: 'سجّل الدخول لربط برامجك',
  text: 'ما تشغّله في برنامج آخر يُدوَّن في يومياتك من تلقاء نفسه: الأفلام ضمن ما شاهدته، والحلقات مسجّلة، مع وقتها. يُحتسب كل تشغيل مرة واحدة، ويمكنك التراجع عنه في يومياتك.',
  off: 'لا يستطيع هذا الموقع استقبال ما ترسله البرامج. على من يديره أن يزوّده بالمفتاح السري للخادم.',
  sources: SOURCES,
  steps: CONNECTION_STEPS,
  example: (address) => PLAIN_EXAMPLE.replace('ADDRESS', address),
  yourAddress: 'رابطك',
  stepsTitle: (name) => `إعداد ${isolated(name)}`,
  make: 'احصل على رابط',
  makeFor: (name) => `احصل على رابط لـ ${isolated(name)}`,
  renew: 'تجديد الرابط',
  renewFor: (name) => `تجديد رابط ${isolated(name)}`,
  renewText: 'عند تجديده يتوقف الرابط القديم فورًا.',
  end: 'إزالة',
  endFor: (name) => `إزالة الربط مع ${isolated(name)}`,
  address: (name) => `رابطك لـ ${isolated(name)}`,
  once: 'انسخه الآن: لن يظهر إلا هذه المرة. كل من لديه الرابط يستطيع الكتابة في يومياتك. إن فقدته فجدّده.',
  copy: 'نسخ',
  copied: 'تم النسخ',
  since: (day) => `مربوط منذ ${day}.`,
  last: (moment) => `آخر ما وصل: ${exactTime(moment)}.`,
  nothing: 'لم يصل شيء بعد.',
  told: {
    changed: 'تغيّر هذا في هذه الأثناء. لم يُنفَّذ شيء.',
    ended: 'أُزيل الربط. ما دوّنه يبقى في يومياتك.',
    taken: 'تُدوَّن تشغيلات هذا الحساب في يومياتك الآن.',
    left: 'لم تعد تشغيلات هذا الحساب تُدوَّن في يومياتك.',
    chosen: 'شكرًا لك. يسري ذلك على كل التشغيلات بهذا الاسم.',
    unanswered: 'نُسي الجواب. ستُسأل عن هذا الاسم من جديد.',
    undone: 'تم التراجع. لن يُدوَّن هذا التشغيل مرة أخرى.',
    accepted: 'أصبح لك. من الآن تُدوَّن تشغيلاته في يومياتك.',
  },
  accounts: {
    title: 'الحسابات',
    text: 'يُبلغ الخادم عن كل من يستخدمه. حدّد أي التشغيلات لك؛ وعندها يُحتسب ما جاء قبل جوابك.',
    line: {
      new: (count) => `${plays(count)}، ليست لك بعد`,
      mine: (count) => `${plays(count)}، لك`,
      left: (count) => `${plays(count)}، مستبعدة`,
      invited: (count) => `${plays(count)}، أُرسلت دعوة`,
      theirs: (count, person) =>
        person === '' ? `${plays(count)}، لشخص آخر هنا` : `${plays(count)}، تذهب إلى ${isolated(person)}`,
    },
    take: 'حسابي',
    takeOf: (name) => `${quoted(name)} حسابي`,
    leave: 'استبعاد',
    leaveOf: (name) => `استبعاد ${quoted(name)}`,
    invite: 'دعوة',
    inviteOf: (name) => `دعوة شخص لأخذ تشغيلات ${quoted(name)}`,
  },
  invitation: {
    title: 'تشغيلات خادم مشترك',
    link: 'رابط لصاحب هذا الحساب',
    linkText: 'أعطه له وحده. يسري أسبوعًا، ولا بد أن يوافق من يفتحه.',
    signIn: 'سجّل الدخول لأخذ حساب',
    somebody: 'شخص ما',
    offer: (owner, source, name) =>
      source === 'json'
        ? `يعرض عليك ${isolated(owner)} الحساب ${quoted(name)} من برنامجه.`
        : `يعرض عليك ${isolated(owner)} الحساب ${quoted(name)} من ${SOURCES[source]} لديه.`,
    consent:
      'إن أخذته، يُدوَّن ما يشغّله هذا الحساب في يومياتك. ويرى صاحب العرض أن شيئًا احتُسب، ولا يرى ما هو. يمكنك إعادته في أي وقت.',
    take: 'خذه',
    own: 'هذا حساب من ربطك أنت. أرسل الرابط إلى صاحب الحساب.',
    over: 'انتهت هذه الدعوة. اطلب دعوة جديدة.',
    back: 'إلى الربط',
  },
  taken: {
    title: 'حسابات أخذتها',
    line: (source, owner, count) =>
      owner === null
        ? `${SOURCES[source]}، ${plays(count)}`
        : `${SOURCES[source]} من ${isolated(owner)}، ${plays(count)}`,
    back: 'إعادة',
    backOf: (name) => `إعادة ${quoted(name)}`,
  },
  doubtful: {
    title: 'أي عنوان كان؟',
    text: 'لا شيء يطابق بيقين. يسري جوابك على كل التشغيلات بهذا الاسم.',
    line: (play, source, alike) => {
      const several = `${calledBy(play)} (${SOURCES[source]}، ${plays(alike)})`;
      return plural(alike, {
        zero: several,
        one: `${calledBy(play)} (${SOURCES[source]})`,
        two: several,
        few: several,
        many: several,
        other: several,
      });
    },
    pick: 'هذا',
    pickOf: (title) => `كان ${quoted(title)}`,
    neither: 'لا شيء من هذه',
    candidate: (title, year) => (year === null ? title : isolated(`${title} (${year})`)),
  },
  answers: {
    title: (count) => `ما قلته عن الأسماء: ${formatNumber(count)}`,
    text: 'يسري حيث لا يرسل البرنامج رقمًا للعنوان. انسَ جوابًا لتُسأل من جديد.',
    name: ({ name, year }) => (year === 0 ? name : isolated(`${name} (${year})`)),
    left: 'مستبعد',
    forget: 'نسيان',
    forgetOf: (name) => `نسيان ما قلته عن ${quoted(name)}`,
  },
  log: {
    title: (count) => (count === 50 ? 'آخر 50 رسالة واردة' : `الرسائل الواردة: ${count}`),
    called: titleOf,
    outcome: outcomeOf,
    times: (count) =>
      plural(count, {
        zero: 'ولا مرة',
        one: 'مرة واحدة',
        two: 'مرتان',
        few: '{n} مرات',
        many: '{n} مرة',
        other: '{n} مرة',
      }),
    undo: 'تراجع',
    undoOf: (title) => `تراجع: ${isolated(title)}`,
    none: 'لم يصل شيء بعد.',
  },
  fetch: CONNECTION_FETCH,
  continue: {
    heading: 'تابع المشاهدة',
    forget: 'نسيان',
    forgetOf: (title) => `نسيان أين وصلتُ في ${quoted(title)}`,
    place: ({ episode, percent }) =>
      [episode && episodeCode(episode), `شوهد ${percent}%`].filter(Boolean).join('، '),
  },
};
