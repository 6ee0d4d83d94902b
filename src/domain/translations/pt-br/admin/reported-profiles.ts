import type * as English from '../../../messages/admin/reported-profiles.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

export const REPORTED_PROFILE_MESSAGES: Translated<typeof English.REPORTED_PROFILE_MESSAGES> = {
  heading: 'Páginas denunciadas',
  none: 'Nenhuma página de pessoa denunciada.',
  more: (shown, total) =>
    plural(total, {
      one: `As ${shown} mais denunciadas de {n} página.`,
      many: `As ${shown} mais denunciadas de {n} de páginas.`,
      other: `As ${shown} mais denunciadas de {n} páginas.`,
    }),
  ...REPORTED_MESSAGES,
  keepOf: (handle) => `Descartar as denúncias de @${handle}`,
  hide: 'Ocultar página',
  hideOf: (handle) => `Ocultar a página de @${handle}`,
  show: 'Mostrar página',
  showOf: (handle) => `Mostrar de novo a página de @${handle}`,
  hiding: {
    title: 'Ocultar esta página',
    question: 'Por que ocultar? O log guarda o motivo.',
    reasons: ['Passa-se por outra pessoa', 'Ofensa', 'Spam', 'Nome ou foto ofensiva', 'Outra coisa'],
    label: 'Ocultar página',
  },
  hidden: { title: 'Página oculta', text: 'Só quem é dono dela a vê.' },
  shown: { title: 'Página visível', text: 'Ela aparece de novo como foi escolhido.' },
  dismissed: { title: 'Denúncias descartadas', text: 'A página fica como está.' },
  failed: { title: 'Erro', text: 'Não conseguimos fazer isso. Tente de novo.' },
};
