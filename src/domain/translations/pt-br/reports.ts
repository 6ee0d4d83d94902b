import type * as English from '../../messages/reports.ts';
import type { Translated } from '../../language/translated.ts';

export const REPORTED_MESSAGES: Translated<typeof English.REPORTED_MESSAGES> = {
  nameless: 'Sem nome',
  because: 'Motivo da denúncia',
  first: (when) => `Primeira denúncia: ${when}`,
  suspended: 'Oculta',
  keep: 'Descartar',
  kept: 'Descartada',
};

export const REPORT_MESSAGES: Translated<typeof English.REPORT_MESSAGES> = {
  more: 'Quer acrescentar algo? (opcional)',
  send: 'Denunciar',
  sending: 'Enviando…',
  review: {
    title: 'Denunciar crítica',
    question: 'O que há de errado com ela?',
    reasons: [
      'Spam ou propaganda',
      'Ofensas ou discurso de ódio',
      'Spoilers',
      'Não é sobre este título',
      'Outra coisa',
    ],
  },
};
