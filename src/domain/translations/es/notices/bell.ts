import type * as English from '../../../messages/notices/bell.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Error', text });

export const BELL_MESSAGES: Translated<typeof English.BELL_MESSAGES> = {
  count: (unread) => (unread > 99 ? '99+' : String(unread)),
  unread: (unread) =>
    unread > 99
      ? 'Más de 99 notificaciones sin leer'
      : plural(unread, {
          one: 'Una notificación sin leer',
          many: '{n} de notificaciones sin leer',
          other: '{n} notificaciones sin leer',
        }),
  markFailed: failed('No se ha podido marcar la notificación. Vuelve a intentarlo.'),
  marked: (count) => ({
    title: 'Marcado como leído',
    text: plural(count, {
      one: 'Una notificación',
      many: '{n} de notificaciones',
      other: '{n} notificaciones',
    }),
  }),
};
