import type * as English from '../../../messages/reviews/ratings.ts';
import type { Translated } from '../../../language/translated.ts';
import { starsText } from '../../../reviews/stars.ts';

const failed = (text: string) => (message: string) => ({ title: 'Erro', text: `${text} ${message}` });

export const RATING_MESSAGES: Translated<typeof English.RATING_MESSAGES> = {
  signIn: 'Entrar para dar nota',
  withoutScripts:
    'Para entrar e dar nota é preciso JavaScript. Dá para ler o que os outros escreveram sem ele.',
  own: 'Sua nota',
  give: (stars) => `${starsText(stars)} de 5`,
  clear: { label: 'Limpar', of: 'sua nota' },
  refused: { title: 'Entre na sua conta', text: 'Assim você pode dar nota.' },
  saveFailed: failed('Não conseguimos salvar a nota.'),
  clearFailed: failed('Não conseguimos limpar a nota.'),
  cleared: (stars) => ({
    title: 'Nota removida',
    text: `Você tinha dado ${starsText(stars)} de 5 estrelas.`,
  }),
  none: 'Ainda sem nota',
  youGave: (stars) => `Você deu ${starsText(stars)} de 5 estrelas`,
  outOf: (stars) => `${stars} de 5 estrelas`,
};
