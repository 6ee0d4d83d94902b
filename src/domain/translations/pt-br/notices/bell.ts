import type * as English from '../../../messages/notices/bell.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Erro', text });

export const BELL_MESSAGES: Translated<typeof English.BELL_MESSAGES> = {
  count: (unread) => (unread > 99 ? '99+' : String(unread)),
  unread: (unread) =>
    unread > 99
      ? 'Mais de 99 notificações não lidas'
      : plural(unread, {
          one: '{n} notificação não lida',
          many: '{n} de notificações não lidas',
          other: '{n} notificações não lidas',
        }),
  markFailed: failed('Não conseguimos marcar a notificação. Tente de novo.'),
  marked: (count) => ({
    title: 'Marcada como lida',
    text: plural(count, {
      one: '{n} notificação',
      many: '{n} de notificações',
      other: '{n} notificações',
    }),
  }),
};
