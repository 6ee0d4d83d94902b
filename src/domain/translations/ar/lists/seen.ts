import type * as English from '../../../messages/lists/seen.ts';
import type { Translated } from '../../../language/translated.ts';

export const SEEN_MESSAGES: Translated<typeof English.SEEN_MESSAGES> = {
  count: (seen, of, best) => {
    const all = best ? `أشهر ${of}` : String(of);
    return seen === 0 ? `لم تشاهد شيئًا من ${all} بعد` : `شاهدتَ ${seen} من ${all}`;
  },
  unknown: 'تعذّر التحقق مما شاهدته منها',
  title: 'شاهدتُه',
};
