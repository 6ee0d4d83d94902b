import type * as English from '../../../messages/connections/tokens.ts';
import type { Translated } from '../../../language/translated.ts';
import type { ApiToken, Scope } from '../../../connections/tokens.ts';
import { regionName } from '../../../regions.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';

const quoted = (name: string) => `«\u2068${name}\u2069»`;

const SCOPES: Record<Scope, string> = {
  read: 'قراءة كل ما لي',
  write: 'تغيير ما لي',
  scrobble: 'الإبلاغ عما أشغّله',
};

const usedBy = ({ lastProgram, lastRegion }: ApiToken) =>
  [
    lastProgram === null ? 'برنامج بلا اسم' : `\u2068${lastProgram}\u2069`,
    ...(lastRegion === null ? [] : [regionName(lastRegion)]),
  ].join('، ');

export const TOKEN_MESSAGES: Translated<typeof English.TOKEN_MESSAGES> = {
  title: 'رموز الوصول',
  description: 'اسمح لبرامجك بقراءة ما تشاهده وكتابته.',
  signIn: 'سجّل الدخول لإنشاء رموز وصول',
  back: 'الربط',
  text: (developers) =>
    `برمز الوصول يعمل برنامجك باسمك، بقدر ما تسمح. طريقة استخدامه مشروحة في صفحة ${developers}.`,
  developers: 'المطورين',
  off: 'ليس لهذا الموقع واجهة برمجية. على من يديره أن يضبط SUPABASE_SECRET_KEY.',
  make: 'إنشاء رمز وصول',
  name: 'الاسم',
  nameExample: 'برامجي',
  may: 'يُسمح له بـ',
  scopes: SCOPES,
  ends: 'مدة الصلاحية',
  days: (n) => (n === 0 ? 'دائم' : n === 365 ? 'سنة' : `${n} يومًا`),
  made: (name) => `رمزك ${quoted(name)}`,
  once: 'انسخه الآن: لن يظهر إلا هذه المرة. كل من لديه الرمز يفعل ما يسمح به. إن فقدته فألغِه وأنشئ غيره.',
  list: 'رموزك',
  none: 'ليس لديك رموز.',
  scopesOf: ({ scopes }) => scopes.map((scope) => SCOPES[scope]).join('، '),
  since: ({ createdAt }) => `أُنشئ في ${writtenDay(createdAt)}.`,
  end: ({ endsAt }, now) => {
    if (endsAt === null) return 'صالح دائمًا.';
    return endsAt <= now ? `انتهى في ${writtenDay(endsAt)}.` : `صالح حتى ${writtenDay(endsAt)}.`;
  },
  used: (token) =>
    token.lastAt === null
      ? 'لم يُستخدم بعد.'
      : `آخر استخدام: ${exactTime(token.lastAt)}، من ${usedBy(token)}.`,
  revoke: 'إلغاء',
  revokeOf: (name) => `إلغاء الرمز ${quoted(name)}`,
  told: {
    revoked: 'أُلغي الرمز ولم يعد يعمل.',
    gone: 'كان هذا الرمز قد أُلغي.',
    nameless: 'سمِّ الرمز باسم لا يزيد على 60 حرفًا.',
    scopeless: 'حدّد ما يُسمح للرمز به.',
    full: 'يمكنك إنشاء 50 رمزًا. ألغِ واحدًا أولًا.',
  },
};
