import type * as English from '../../../messages/lists/seen.ts';
import type { Translated } from '../../../language/translated.ts';

export const SEEN_MESSAGES: Translated<typeof English.SEEN_MESSAGES> = {
  count: (seen, of, best) => {
    if (seen === 0) {
      return best
        ? `Su ${of}, i più noti, non ne hai ancora visto nessuno`
        : `Su ${of} non ne hai ancora visto nessuno`;
    }
    return best ? `Ne hai visti ${seen} su ${of}, i più noti` : `Ne hai visti ${seen} su ${of}`;
  },
  unknown: 'Non abbiamo potuto controllare quali hai visto',
  title: 'Visto',
};
