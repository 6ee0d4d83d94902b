import type * as English from '../../messages/defect.ts';
import type { Translated } from '../../language/translated.ts';

export const DEFECT_MESSAGE: Translated<typeof English.DEFECT_MESSAGE> = {
  title: 'Algo deu errado aqui',
  text: 'Não foi culpa sua, e nós já ficamos sabendo. Tente de novo.',
};
