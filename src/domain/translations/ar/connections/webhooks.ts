import type * as English from '../../../messages/connections/webhooks.ts';
import type { Translated } from '../../../language/translated.ts';
import type {
  DueMessage,
  WebhookEvent,
  WebhookMessage,
  WebhookShape,
} from '../../../connections/webhooks.ts';
import { SITE_NAME } from '../../../page-meta.ts';
import { starsText } from '../../../reviews/stars.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';
import { episodeCode } from '../series/series.ts';

const EVENTS: Record<WebhookEvent, string> = {
  watched: 'مشاهدة',
  rated: 'تقييم',
  reviewed: 'مراجعة',
  listed: 'إضافة إلى قائمة',
  wished: 'إضافة إلى قائمة المشاهدة',
  notice: 'الإشعارات',
};

const SHAPES: Record<WebhookShape, string> = {
  plain: '\u200fJSON بسيط، موقّع',
  ntfy: 'ntfy',
  discord: 'Discord',
  slack: 'Slack',
};

const OUTCOMES: Record<NonNullable<WebhookMessage['outcome']>, string> = {
  sent: 'أُرسلت',
  failed: 'لم تُقبل',
  gone: 'سُحبت قبل إرسالها',
  refused: 'لا يُسأل هذا الرابط من هنا',
};

function called({ item }: Pick<DueMessage, 'item'>): string {
  const { name, kind, tmdb, season, number } = item;
  const title =
    typeof name === 'string' && name !== '' ? name : `${kind === 'movie' ? 'فيلم' : 'مسلسل'} ${String(tmdb)}`;
  const place =
    typeof season === 'number' && typeof number === 'number' ? ` ${episodeCode({ season, number })}` : '';
  return `\u2068${title}${place}\u2069`;
}

function sentence(message: Pick<DueMessage, 'event' | 'item'>): string {
  const title = called(message);
  switch (message.event) {
    case 'test':
      return `تجربة من ${SITE_NAME}.`;
    case 'watched':
      return `شوهد: ${title}`;
    case 'rated':
      return `قُيّم: ${title}، \u2066${starsText(Number(message.item['stars']))}\u2069 من 5 نجوم`;
    case 'reviewed':
      return message.item['tells_end'] === true
        ? `مراجعة: ${title}`
        : `مراجعة: ${title}: ${String(message.item['text'])}`;
    case 'listed':
      return `أُضيف إلى قائمة: ${title}`;
    case 'wished':
      return `أُضيف إلى قائمة المشاهدة: ${title}`;
    case 'notice':
      return `جديد: ${title}`;
  }
}

export const WEBHOOK_MESSAGES: Translated<typeof English.WEBHOOK_MESSAGES> = {
  title: 'خطّافات الويب',
  description: 'أخبر برامج أخرى بما تشاهده وتقيّمه وتضيفه إلى القوائم.',
  signIn: 'سجّل الدخول لإنشاء خطّافات ويب',
  back: 'الربط',
  text: 'حين يحدث شيء هنا يُخبَر رابط لديك: JSON بسيط لبرامجك، أو سطر لـ ntfy أو Discord أو Slack. ولا يشمل ذلك الاستيراد.',
  off: 'لا يرسل هذا الموقع خطّافات ويب. على من يديره أن يضبط SUPABASE_SECRET_KEY.',
  make: 'إنشاء خطّاف ويب',
  url: 'الرابط',
  example: 'https://example.org/hook',
  shape: 'الصيغة',
  shapes: SHAPES,
  tell: 'أخبره عن',
  events: EVENTS,
  eventsOf: ({ events }) => events.map((event) => EVENTS[event]).join('، '),
  made: 'مفتاح توقيع الرسائل',
  once: 'انسخه الآن: لن يظهر إلا هذه المرة. تتبع التواقيع معيار Standard Webhooks \u200f(webhook-id وwebhook-timestamp وwebhook-signature).',
  list: 'خطّافاتك',
  none: 'ليس لديك خطّافات ويب.',
  state: ({ since, failingSince, offAt }) =>
    offAt !== null
      ? `متوقف منذ ${writtenDay(offAt)}، بعد أسبوع من الفشل. التجربة تشغّله من جديد.`
      : failingSince !== null
        ? `يفشل منذ ${exactTime(failingSince)}.`
        : `يعمل منذ ${writtenDay(since)}.`,
  test: 'إرسال تجربة',
  testOf: (url) => `إرسال تجربة إلى \u2068${url}\u2069`,
  end: 'إزالة',
  endOf: (url) => `إزالة خطّاف الويب إلى \u2068${url}\u2069`,
  log: 'آخر 50 رسالة',
  event: ({ event }) => (event === 'test' ? 'تجربة' : EVENTS[event]),
  outcome: ({ outcome, status, doneAt, nextAt }) => {
    const said = outcome === null ? 'بانتظار الإرسال' : OUTCOMES[outcome];
    const answer = status === null ? said : `${said} (${status})`;
    return doneAt === null && outcome === 'failed' ? `${answer}، وتُعاد في ${exactTime(nextAt)}` : answer;
  },
  sentence,
  told: {
    tested: 'التجربة في طريقها. انظر إلى السجل أدناه بعد لحظات.',
    ended: 'أُزيل خطّاف الويب.',
    gone: 'كان خطّاف الويب هذا قد أُزيل.',
    address: 'أدخل رابطًا يبدأ بـ https.',
    eventless: 'اختر شيئًا واحدًا على الأقل.',
    full: 'يمكنك إنشاء 10 خطّافات ويب. أزل واحدًا أولًا.',
  },
};
