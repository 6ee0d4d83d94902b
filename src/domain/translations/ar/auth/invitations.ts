import type * as English from '../../../messages/auth/invitations.ts';
import type { Translated } from '../../../language/translated.ts';
import { writtenDay } from '../../../reviews/times.ts';
import { plural } from '../plural.ts';

const isolated = (name: string) => `\u2068${name}\u2069`;
/** After "من": in the genitive. */
const accounts = (count: number) =>
  plural(count, {
    zero: '{n} حساب',
    one: 'حساب واحد',
    two: 'حسابين',
    few: '{n} حسابات',
    many: '{n} حسابًا',
    other: '{n} حساب',
  });

export const JOIN_MESSAGES: Translated<typeof English.JOIN_MESSAGES> = {
  title: 'لديك دعوة',
  description: 'أنشئ حسابًا بدعوة.',
  text: 'دعاك أحد القائمين على هذا الموقع. أنشئ حسابك هنا.',
  over: {
    unknown: {
      heading: 'هذه ليست دعوة',
      text: 'الرابط ناقص أو كُتب خطأ. انسخه كاملًا، أو اطلب غيره ممّن أرسله.',
    },
    revoked: {
      heading: 'سُحبت هذه الدعوة',
      text: 'اطلب غيرها ممّن أرسلها إليك.',
    },
    used: {
      heading: 'استُخدمت هذه الدعوة',
      text: 'إن كنت أنت من استخدمها، فافتح الرابط في رسالتنا أو سجّل الدخول. وإلا فاطلب غيرها ممّن أرسلها إليك.',
    },
    ended: {
      heading: 'انتهت هذه الدعوة',
      text: 'اطلب غيرها ممّن أرسلها إليك.',
    },
  },
  already: {
    heading: 'لديك حساب بالفعل',
    text: (email) => `أنت مسجّل الدخول باسم ${isolated(email)}. الدعوة لمن ليس لديه حساب.`,
  },
  everybody: {
    heading: 'التسجيل متاح للجميع',
    text: 'لم تعد الدعوة مطلوبة هنا. اختر «إنشاء حساب» أعلى أي صفحة.',
  },
  sent: {
    heading: 'أكّد بريدك الإلكتروني',
    text: (email) =>
      `أرسلنا رابط تأكيد إلى ${isolated(email)}. افتحه خلال 24 ساعة لإكمال التسجيل، أو اكتب رمزه هنا. لم يصلك شيء؟ تفقّد مجلد الرسائل غير المرغوبة أيضًا.`,
    noMails: (outbox) => `لا يرسل هذا الموقع رسائل بريد بعد. تجدها في ${outbox}.`,
    outbox: 'صندوق الصادر',
  },
  failed: 'تعذّر الاطلاع على الدعوة الآن',
  created: {
    heading: 'حسابك جاهز',
    text: 'سجّل الدخول بالبريد وكلمة المرور اللذين اخترتهما للتو.',
  },
};

export const INVITATION_MESSAGES: Translated<typeof English.INVITATION_MESSAGES> = {
  heading: 'الدعوات',
  isOpen: 'التسجيل متاح للجميع: لا حاجة إلى الدعوات. شغّل الموقع مع SIGN_UP=closed ليدخل من تدعوه فقط.',
  isClosed: 'التسجيل متاح لمن تدعوه فقط.',
  make: 'إنشاء دعوة',
  note: 'لمن',
  noteExample: 'عائلة منصور',
  noteHelp: 'ملاحظة للإدارة. لا يقرؤها سواها.',
  uses: 'عدد الحسابات',
  lasts: 'مدة الصلاحية',
  days: (days) =>
    plural(days, {
      zero: '{n} يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{n} أيام',
      many: '{n} يومًا',
      other: '{n} يوم',
    }),
  made: (note) => (note === '' ? 'دعوتك' : `دعوتك: ${isolated(note)}`),
  once: 'انسخها الآن: لن تظهر إلا هذه المرة. كل من لديه الرابط يمكنه إنشاء حساب.',
  list: 'كل الدعوات',
  none: 'لم يُدعَ أحد بعد.',
  noteless: 'بلا ملاحظة',
  first: 'أول مدير',
  state: (invitation) =>
    ({
      open: `صالحة حتى ${writtenDay(invitation.endsAt)}.`,
      unknown: '',
      revoked: 'مسحوبة.',
      used: 'مستخدمة.',
      ended: `انتهت في ${writtenDay(invitation.endsAt)}.`,
    })[invitation.state],
  madeOn: ({ createdAt, madeByName, makesAdmin }) => {
    if (makesAdmin) return `طُبعت عند التشغيل في ${writtenDay(createdAt)}.`;
    return madeByName === null
      ? `أُنشئت في ${writtenDay(createdAt)}.`
      : `أنشأها ${isolated(madeByName)} في ${writtenDay(createdAt)}.`;
  },
  usedOf: ({ used, uses, waiting }) =>
    `استُخدم منها ${used} من ${accounts(uses)}${waiting > 0 ? `، ولم يُفتح رابط الرسالة بعد في ${waiting} منها` : ''}.`,
  revoke: 'سحب',
  revokeOf: (invitation) =>
    invitation.note === '' ? 'سحب الدعوة' : `سحب الدعوة ${isolated(invitation.note)}`,
  told: {
    revoked: 'سُحبت الدعوة، ولم تعد تُدخل أحدًا.',
    gone: 'كانت هذه الدعوة قد انتهت.',
    uses: 'اذكر عدد حسابات من 1 إلى 1,000.',
    note: 'الحد الأقصى للملاحظة 100 حرف.',
    full: 'يُحتفظ بمئتي دعوة. وتزول من تلقاء نفسها تلك التي انتهت قبل شهر.',
  },
};
