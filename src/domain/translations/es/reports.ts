import type * as English from '../../messages/reports.ts';
import type { Translated } from '../../language/translated.ts';

export const REPORTED_MESSAGES: Translated<typeof English.REPORTED_MESSAGES> = {
  nameless: 'Sin nombre',
  because: 'Motivo de la denuncia',
  first: (when) => `Primera denuncia: ${when}`,
  suspended: 'Oculto',
  keep: 'Descartar',
  kept: 'Descartada',
};

export const REPORT_MESSAGES: Translated<typeof English.REPORT_MESSAGES> = {
  more: '¿Algo que añadir? (opcional)',
  send: 'Denunciar',
  sending: 'Enviando…',
  review: {
    title: 'Denunciar crítica',
    question: '¿Qué le pasa?',
    reasons: ['Spam o publicidad', 'Insultos u odio', 'Spoilers', 'No habla de este título', 'Otra cosa'],
  },
};
