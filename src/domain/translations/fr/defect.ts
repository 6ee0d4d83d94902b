import type * as English from '../../messages/defect.ts';
import type { Translated } from '../../language/translated.ts';

export const DEFECT_MESSAGE: Translated<typeof English.DEFECT_MESSAGE> = {
  title: 'Quelque chose n’a pas marché ici',
  text: 'Vous n’y êtes pour rien, et nous sommes au courant. Réessayez.',
};
