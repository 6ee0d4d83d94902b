import type * as English from '../../../messages/notices/bell.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Fehler', text });

export const BELL_MESSAGES: Translated<typeof English.BELL_MESSAGES> = {
  count: (unread) => (unread > 99 ? '99+' : String(unread)),
  unread: (unread) =>
    unread > 99
      ? 'Mehr als 99 ungelesene Benachrichtigungen'
      : plural(unread, {
          one: 'Eine ungelesene Benachrichtigung',
          other: '{n} ungelesene Benachrichtigungen',
        }),
  markFailed: failed('Das konnte nicht als gelesen markiert werden. Bitte versuch es noch einmal.'),
  marked: (count) => ({
    title: 'Als gelesen markiert',
    text: plural(count, { one: 'Eine Benachrichtigung', other: '{n} Benachrichtigungen' }),
  }),
};
