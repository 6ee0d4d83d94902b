import type * as English from '../../../messages/admin/admin.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Erro', text });

export const ADMIN_MESSAGES: Translated<typeof English.ADMIN_MESSAGES> = {
  signIn: 'Entre para abrir a administração',
  denied: 'Acesso negado',
  deniedText: 'Esta página é para quem mantém o Marquee.',
  removed: { title: 'Crítica removida', text: 'O log guarda quem a removeu e por quê.' },
  alreadyGone: { title: 'Já não existe', text: 'Esta crítica não existe mais.' },
  removeFailed: failed('Não conseguimos remover a crítica.'),
  restored: { title: 'Crítica restaurada', text: 'Ela aparece de novo como era.' },
  tooLate: { title: 'Tarde demais', text: 'Não dá mais para trazer esta crítica de volta.' },
  restoreFailed: failed('Não conseguimos restaurar a crítica.'),
  dismissed: (count) => ({
    title: 'Crítica mantida',
    text: plural(count, {
      one: '{n} denúncia foi descartada.',
      many: '{n} de denúncias foram descartadas.',
      other: '{n} denúncias foram descartadas.',
    }),
  }),
  dismissFailed: failed('Não conseguimos descartar as denúncias.'),
  keepButton: 'Manter',
  removeButton: 'Remover',
  removingNow: 'Removendo…',
  undo: 'Desfazer',
  restore: 'Restaurar',
  said: { removed: 'Removida', kept: 'Mantida', gone: 'Não existe mais', restored: 'Restaurada' },
  removeReview: 'Remover crítica',
  reason: 'Motivo',
  nameless: 'alguém sem nome',
  keep: ({ title, author }) => `Manter a crítica de ${author} sobre “${title}”`,
  remove: ({ title, author }) => `Remover a crítica de ${author} sobre “${title}”`,
  restoreOf: ({ title, author }) => `Restaurar a crítica de ${author} sobre “${title}”`,
  undoRemoval: ({ title, author }) => `Desfazer a remoção da crítica de ${author} sobre “${title}”`,
  removing: ({ title, author }) =>
    `Você está removendo a crítica de ${author} sobre “${title}”. Dá para trazê-la de volta pelo log por trinta dias.`,
  reasons: ['Spam', 'Ofensa', 'Spoiler', 'Não é sobre o título'],
};

export const REASON_LIMIT: Translated<typeof English.REASON_LIMIT> = 500;
