import type * as English from '../../../messages/admin/reported-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

export const LIST_REPORT_MESSAGES: Translated<typeof English.LIST_REPORT_MESSAGES> = {
  report: 'Denunciar',
  refused: { title: 'Entre para denunciar esta lista', text: 'A administração lê as denúncias.' },
  reporting: {
    title: 'Denunciar esta lista',
    question: 'O que há de errado com ela?',
    reasons: [
      'Ofensas ou discurso de ódio',
      'Spam ou propaganda',
      'Um nome ou uma descrição ofensiva',
      'Algo privado sobre alguém',
      'Outra coisa',
    ],
  },
  reported: { title: 'Obrigado', text: 'A administração vai olhar esta lista.' },
  alreadyReported: { title: 'Já denunciada', text: 'A administração sabe o que você acha desta lista.' },
  own: { title: 'Não dá para fazer isso', text: 'Esta lista é sua.' },
  gone: { title: 'Não dá para fazer isso', text: 'Não dá mais para ver esta lista.' },
  failed: { title: 'Não deu certo', text: 'Nada mudou. Tente de novo.' },
};

export const REPORTED_LIST_MESSAGES: Translated<typeof English.REPORTED_LIST_MESSAGES> = {
  heading: 'Listas denunciadas',
  none: 'Nenhuma lista denunciada.',
  more: (shown, total) =>
    plural(total, {
      one: `As ${shown} mais denunciadas de {n} lista.`,
      many: `As ${shown} mais denunciadas de {n} de listas.`,
      other: `As ${shown} mais denunciadas de {n} listas.`,
    }),
  ...REPORTED_MESSAGES,
  keepOf: (name) => `Descartar as denúncias de “${name}”`,
  hide: 'Ocultar lista',
  hideOf: (name) => `Ocultar “${name}”`,
  show: 'Mostrar lista',
  showOf: (name) => `Mostrar “${name}” de novo`,
  hiding: {
    title: 'Ocultar esta lista',
    question: 'Por que ocultar? O log guarda o motivo.',
    reasons: ['Ofensa', 'Spam', 'Nome ou descrição ofensiva', 'Algo privado', 'Outra coisa'],
    label: 'Ocultar lista',
  },
  hidden: { title: 'Lista oculta', text: 'Só quem a criou a vê, como lista privada.' },
  shown: { title: 'Lista visível', text: 'Ela aparece de novo como quem a criou escolheu.' },
  dismissed: { title: 'Denúncias descartadas', text: 'A lista fica como está.' },
  failed: { title: 'Erro', text: 'Não conseguimos fazer isso. Tente de novo.' },
};
