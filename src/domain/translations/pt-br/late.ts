import type * as English from '../../messages/late.ts';
import type { Translated } from '../../language/translated.ts';

export const LATE_MESSAGES: Translated<typeof English.LATE_MESSAGES> = {
  missing: {
    title: 'Erro',
    text: 'Não conseguimos abrir isto. Confira sua conexão e tente de novo.',
  },
  again: 'Tentar de novo',
};
