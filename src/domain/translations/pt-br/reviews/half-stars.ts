import type * as English from '../../../messages/reviews/half-stars.ts';
import type { Translated } from '../../../language/translated.ts';

export const PLAIN_STARS_MESSAGES: Translated<typeof English.PLAIN_STARS_MESSAGES> = {
  give: 'Dar nota',
  none: 'Sem estrelas',
};

export const HALF_STARS_MESSAGES: Translated<typeof English.HALF_STARS_MESSAGES> = {
  section: {
    heading: 'Estrelas',
    introduction:
      'A regra são estrelas inteiras. Com meias estrelas, cada uma tem duas metades; o que você importou mantém as metades de qualquer jeito.',
  },
  label: 'Dar nota em meias estrelas',
  offer: 'Seu arquivo tem meias estrelas, e elas ficam. Quer dar meias estrelas aqui também?',
  chosen: {
    title: 'Meias estrelas',
    text: 'A partir de agora você dá meias estrelas. Dá para mudar isso no seu perfil.',
  },
  failed: (message) => ({
    title: 'Erro',
    text: `Não conseguimos ativar as meias estrelas. ${message}`,
  }),
};
