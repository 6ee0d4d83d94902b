import type * as English from '../../../messages/admin/admin.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Error', text });

export const ADMIN_MESSAGES: Translated<typeof English.ADMIN_MESSAGES> = {
  signIn: 'Entra para abrir la administración',
  denied: 'Acceso denegado',
  deniedText: 'Esta página es para quienes gestionan Marquee.',
  removed: { title: 'Crítica retirada', text: 'El registro guarda quién la retiró y por qué.' },
  alreadyGone: { title: 'Ya no está', text: 'Esta crítica ya no existe.' },
  removeFailed: failed('No se ha podido retirar la crítica.'),
  restored: { title: 'Crítica recuperada', text: 'Vuelve a mostrarse como estaba.' },
  tooLate: { title: 'Demasiado tarde', text: 'Esta crítica ya no se puede recuperar.' },
  restoreFailed: failed('No se ha podido recuperar la crítica.'),
  dismissed: (count) => ({
    title: 'La crítica se queda',
    text: plural(count, {
      one: '{n} denuncia descartada.',
      many: '{n} de denuncias descartadas.',
      other: '{n} denuncias descartadas.',
    }),
  }),
  dismissFailed: failed('No se han podido descartar las denuncias.'),
  keepButton: 'Dejar',
  removeButton: 'Retirar',
  removingNow: 'Retirando…',
  undo: 'Deshacer',
  restore: 'Recuperar',
  said: { removed: 'Retirada', kept: 'Se queda', gone: 'Ya no está', restored: 'Recuperada' },
  removeReview: 'Retirar crítica',
  reason: 'Motivo',
  nameless: 'alguien sin nombre',
  keep: ({ title, author }) => `Dejar la crítica de «${title}» de ${author}`,
  remove: ({ title, author }) => `Retirar la crítica de «${title}» de ${author}`,
  restoreOf: ({ title, author }) => `Recuperar la crítica de «${title}» de ${author}`,
  undoRemoval: ({ title, author }) => `Deshacer la retirada de la crítica de «${title}» de ${author}`,
  removing: ({ title, author }) =>
    `Vas a retirar la crítica de «${title}» de ${author}. Se puede recuperar desde el registro durante treinta días.`,
  reasons: ['Spam', 'Insulto', 'Spoiler', 'No habla del título'],
};

export const REASON_LIMIT: Translated<typeof English.REASON_LIMIT> = 500;
