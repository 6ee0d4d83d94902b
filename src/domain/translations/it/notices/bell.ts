import type * as English from '../../../messages/notices/bell.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Errore', text });

export const BELL_MESSAGES: Translated<typeof English.BELL_MESSAGES> = {
  count: (unread) => (unread > 99 ? '99+' : String(unread)),
  unread: (unread) =>
    unread > 99
      ? 'Più di 99 notifiche da leggere'
      : plural(unread, {
          one: '{n} notifica da leggere',
          many: '{n} di notifiche da leggere',
          other: '{n} notifiche da leggere',
        }),
  markFailed: failed('Non è stato possibile segnare la notifica. Riprova.'),
  marked: (count) => ({
    title: 'Segnato come letto',
    text: plural(count, { one: '{n} notifica', many: '{n} di notifiche', other: '{n} notifiche' }),
  }),
};
