import type * as English from '../../../messages/connections/developers.ts';
import type { Translated } from '../../../language/translated.ts';
import { API_MESSAGES } from '../../../messages/english/api.ts';

const names = (of: readonly string[]) => of.map((name) => `\u2068${name}\u2069`).join('، ');

export const DEVELOPERS_MESSAGES: Translated<typeof English.DEVELOPERS_MESSAGES> = {
  about: API_MESSAGES.about,
  added: API_MESSAGES.added,
  title: 'للمطورين',
  description: 'واجهة برمجية لقراءة ما تشاهده وكتابته، برموز وصول خاصة بك.',
  begin: 'البداية',
  make: (tokens) => `أنشئ رمز وصول في ${tokens} وأرسله مع كل طلب. لا تضعه في رابط أبدًا.`,
  tokens: 'الربط، رموز الوصول',
  document: 'كل شيء بصيغة OpenAPI 3.1',
  rules: 'ما يسري في كل مكان',
  limit: (times, seconds) =>
    `الحد لكل رمز ${times} طلبًا في ${seconds} ثانية. يذكر كل جواب ما تبقّى (RateLimit)، ويذكر الرفض متى تعود (Retry-After).`,
  pages: 'تأتي القوائم في صفحات من 100، الأحدث أولًا: أرسل «next» في cursor إلى أن تصبح null.',
  keys: 'يُنفَّذ طلب POST مع Idempotency-Key مرة واحدة، مهما تكرر وصوله خلال يوم.',
  times: 'الأوقات بصيغة ISO 8601 مع منطقتها. ولما تكتبه أن يحمل منطقته الخاصة.',
  sync: 'للاحتفاظ بنسخة: خذ cursor من /changes، واقرأ كل شيء مرة، ثم اسأل /changes?since= من حين إلى آخر. ويُذكر المحذوف طوال 90 يومًا.',
  refusals: 'ما يقوله الرفض',
  refusalsText: 'يأتي الرفض بصيغة application/problem+json (RFC 9457). اعتمد على «code»؛ فالجمل قد تتغيّر.',
  calls: 'الطلبات',
  scopes: (scopes) => `يحتاج إلى ${scopes.map((scope) => `\u2068${scope}\u2069`).join(' أو ')}.`,
  takes: (of) => `المعاملات: ${names(of)}.`,
  answers: (statuses) => `الأجوبة: ${names(statuses)}.`,
  things: 'البنى',
};
