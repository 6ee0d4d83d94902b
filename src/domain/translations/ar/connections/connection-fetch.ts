import type * as English from '../../../messages/connections/connection-fetch.ts';
import type { Translated } from '../../../language/translated.ts';
import { PLAY_SOURCE_NAMES as SOURCES } from './connection-names.ts';

export const CONNECTION_FETCH: Translated<typeof English.CONNECTION_FETCH> = {
  title: 'جلب ما شوهد من قبل',
  text: 'مرة واحدة، من خادمك. يُستخدم العنوان والرمز الآن ولا يُحفظان. تُطابَق العناوين كما في أي استيراد، ويمكنك التراجع عنه.',
  address: 'عنوان الخادم',
  example: 'https://media.example.org',
  token: {
    plex: 'رمز Plex',
    jellyfin: 'مفتاح API (من Dashboard ثم API Keys)',
    emby: 'مفتاح API (من Settings ثم API Keys)',
  },
  user: 'اسم المستخدم هناك',
  button: 'جلب',
  buttonOf: (source) => `جلب من ${SOURCES[source]}`,
  wait: 'قد يستغرق هذا دقيقة.',
  failures: {
    address: 'لا يمكن سؤال هذا العنوان. تحقق من كتابته.',
    refused:
      'لا تُسأل هنا إلا عناوين https على الإنترنت العام. ويستطيع من يدير الموقع فتح شبكته أيضًا (LOCAL_ADDRESSES=on).',
    token: 'لا يقبل الخادم هذا الرمز.',
    user: 'لا يعرف الخادم أحدًا بهذا الاسم.',
    unreachable: 'الخادم لا يستجيب.',
    answer: 'لم يُجب الخادم كما هو متوقع.',
    tooMuch: 'هذا أكثر مما يتسع له استيراد واحد. لم يُجلب شيء.',
    none: 'لا شيء مسجّل هناك كمُشاهَد.',
    open: 'هناك استيراد آخر جارٍ. أنهِه أولًا.',
    limited: 'استوردت كل ما يُسمح به. أعد المحاولة لاحقًا من فضلك.',
  },
  file: (source, host) => `${SOURCES[source]}: \u2068${host}\u2069`,
};
