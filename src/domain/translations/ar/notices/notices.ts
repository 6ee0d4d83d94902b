import type * as English from '../../../messages/notices/notices.ts';
import type { Translated } from '../../../language/translated.ts';
import { toReleasePlace } from '../../../calendar/releases.ts';
import { WEBHOOKS_PATH } from '../../../connections/webhooks.ts';
import { formatDate } from '../../../dates.ts';
import { IMPORT_PATH } from '../../../import/import-paths.ts';
import { formatList } from '../../../listing.ts';
import {
  NOTICE_SETTINGS_PATH,
  NOTICES_PATH,
  type MailRhythm,
  type Notice,
  type NoticeKind,
} from '../../../notices/notices.ts';
import { REMINDERS_PATH } from '../../../reminders/reminders.ts';
import { seasonPath, titlePath } from '../../../routes.ts';
import { dayAndPlace } from '../calendar/releases.ts';
import { titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';
import { REMINDER_MESSAGES } from '../reminders/reminders.ts';

type Words = Pick<English.NoticeWords, 'text' | 'detail'>;

const isolated = (name: string) => `\u2068${name}\u2069`;
const quoted = (name: string) => `«\u2068${name}\u2069»`;
const sentence = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' \u00b7 ');

function release({ title, data }: Notice): Words {
  const { event, day, from, season } = data;
  const when = day && dayAndPlace(day, toReleasePlace(data.region, data.release));
  const of = quoted(title?.name ?? '');
  const name = season === undefined ? of : `الموسم ${season} من ${of}`;
  const before = from && `كان معلنًا في ${formatDate(from)}.`;
  if (event === 'moved' && when) return { text: `تغيّر موعد ${name} إلى ${when}`, detail: before ?? '' };
  if (event === 'announced') {
    return { text: `أُعلن عن ${name}`, detail: day ? `يبدأ في ${formatDate(day)}.` : '' };
  }
  return { text: `صدر ${name}`, detail: when ?? '' };
}

function episodes({ title, data }: Notice): Words {
  const { episodes: named = [], count = named.length, day } = data;
  const name = quoted(title?.name ?? '');
  const [first] = named;
  const one = first && `S${first.season} E${first.number}`;
  const text = plural(Math.max(count, 1), {
    zero: `حلقة جديدة من ${name}`,
    one: `حلقة جديدة من ${name}`,
    two: `حلقتان جديدتان من ${name}`,
    few: `{n} حلقات جديدة من ${name}`,
    many: `{n} حلقة جديدة من ${name}`,
    other: `{n} حلقة جديدة من ${name}`,
  });
  const which = count > 1 && named.length > 1 ? `${one ?? ''}\u2013E${named.at(-1)?.number ?? ''}` : one;
  const called = count <= 1 && first?.name;
  return {
    text,
    detail: sentence(which && `\u2066${which}\u2069`, called && isolated(called), day && formatDate(day)),
  };
}

function ofKind(notice: Notice): Words {
  const { kind, title, data } = notice;
  switch (kind) {
    case 'release':
      return release(notice);
    case 'episode':
      return episodes(notice);
    case 'on_service': {
      const on = data.services && formatList(data.services.map(isolated));
      return {
        text: `${quoted(title?.name ?? '')} متاح الآن على ${on ?? 'إحدى خدماتك'}`,
        detail: 'من قائمة مشاهدتك',
      };
    }
    case 'import_finished': {
      const { count } = data;
      const detail = count === undefined ? '' : titles(count);
      return { text: 'اكتمل استيرادك', detail };
    }
    case 'webhook_off':
      return {
        text: 'توقف أحد خطّافات الويب لديك',
        detail: `لم يقبل ${data.host === undefined ? 'موقعه' : isolated(data.host)} أي رسالة طوال أسبوع`,
      };
  }
}

function pathOf({ kind, title, data }: Notice): string {
  if (!title) {
    return { import_finished: IMPORT_PATH, webhook_off: WEBHOOKS_PATH }[kind as string] ?? NOTICES_PATH;
  }
  const season = data.season ?? data.episodes?.[0]?.season;
  return title.kind === 'tv' && season !== undefined ? seasonPath(title.id, season) : titlePath(title);
}

export const noticeWords: typeof English.noticeWords = (notice) => ({
  ...ofKind(notice),
  path: pathOf(notice),
});

const KINDS: Record<NoticeKind, { name: string; text: string }> = {
  release: { name: 'الإصدارات', text: 'صدر ما ضبطت له تذكيرًا، أو تغيّر موعده' },
  episode: { name: 'الحلقات', text: 'حلقة جديدة من مسلسل تتابعه' },
  on_service: { name: 'على خدماتي', text: 'عنوان من قائمة مشاهدتك متاح على إحدى خدماتك' },
  import_finished: { name: 'الاستيراد', text: 'ما استوردته صار في قوائمك' },
  webhook_off: { name: 'خطّافات الويب', text: 'أُوقف أحد خطّافات الويب لديك بعد أسبوع من الفشل' },
};

const RHYTHMS: Record<MailRhythm, string> = {
  at_once: 'فورًا',
  daily: 'مرة في اليوم',
  weekly: 'مرة في الأسبوع',
  never: 'أبدًا',
};

export const NOTICE_MESSAGES: Translated<typeof English.NOTICE_MESSAGES> = {
  page: {
    title: ACCOUNT_MENU_MESSAGES.notices,
    description: 'جديدك في Marquee.',
    signIn: 'سجّل الدخول لترى إشعاراتك',
    none: 'لا إشعارات بعد',
    noneText: 'اضبط تذكيرًا أو تابع مسلسلًا، وستعرف هنا عند كل جديد.',
    browse: 'تصفّح الأفلام القادمة',
    markAll: 'تعليم الكل كمقروء',
    mark: 'تعليم كمقروء',
    unread: 'غير مقروء',
    settings: 'إعدادات الإشعارات',
    newer: 'الأحدث',
    older: 'الأقدم',
    pages: 'صفحات الإشعارات',
    pageOf: (page, last) => `الصفحة ${page} من ${last}`,
  },
  settings: {
    kinds: KINDS,
    rhythms: RHYTHMS,
    title: 'إعدادات الإشعارات',
    description: 'كيف يخبرك Marquee بالإصدارات والحلقات والعناوين على خدماتك.',
    signIn: 'سجّل الدخول لتغيير إعدادات إشعاراتك',
    inApp: 'في التطبيق',
    mail: 'بالبريد',
    zone: 'المنطقة الزمنية',
    zoneText: 'تُرسل الرسائل اليومية في الثامنة صباحًا بتوقيتها، والأسبوعية يوم الاثنين.',
    releases: 'يحدد كل تذكير إن كان يُرسل بالبريد. واختيار «أبدًا» يوقف رسائلها كلها.',
    mailsOff: 'رسائل البريد معطّلة هنا: تظهر الإشعارات في التطبيق فقط.',
    save: 'حفظ',
    saved: 'تم الحفظ',
    failed: 'تعذّر حفظ هذا الآن. أعد المحاولة بعد قليل من فضلك.',
    back: 'كل الإشعارات',
  },
  unsubscribe: {
    title: 'رسائل الإشعارات',
    ask: (kinds) =>
      `هل توقف كل الرسائل إلى بريدك عن: ${kinds.map((kind) => KINDS[kind].name).join('، ')}؟ ستظل تراها في Marquee.`,
    confirm: 'إيقاف هذه الرسائل',
    done: 'لن تصلك هذه الرسائل بعد الآن',
    doneText: 'ستظل تراها في Marquee. لتصلك الرسائل من جديد، سجّل الدخول وغيّر إعدادات إشعاراتك.',
  },
};

export const unsubscribeWords: Translated<typeof English.unsubscribeWords> = (kinds) => {
  const reminders = REMINDER_MESSAGES.unsubscribe;
  if (kinds.length === 0) {
    return { ...reminders, next: { path: REMINDERS_PATH, label: REMINDER_MESSAGES.page.title } };
  }
  const next = { path: NOTICE_SETTINGS_PATH, label: NOTICE_MESSAGES.settings.title };
  const { unsubscribe } = NOTICE_MESSAGES;
  return { ...reminders, ...unsubscribe, ask: unsubscribe.ask(kinds), next };
};
