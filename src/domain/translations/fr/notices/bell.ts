import type * as English from '../../../messages/notices/bell.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Erreur', text });

export const BELL_MESSAGES: Translated<typeof English.BELL_MESSAGES> = {
  count: (unread) => (unread > 99 ? '99+' : String(unread)),
  unread: (unread) =>
    unread > 99
      ? 'Plus de 99 notifications non lues'
      : plural(unread, {
          one: '{n} notification non lue',
          many: '{n} de notifications non lues',
          other: '{n} notifications non lues',
        }),
  markFailed: failed('La notification n’a pas pu être marquée. Réessayez.'),
  marked: (count) => ({
    title: 'Marqué comme lu',
    text: plural(count, {
      one: '{n} notification',
      many: '{n} de notifications',
      other: '{n} notifications',
    }),
  }),
};
