import type * as English from '../../messages/defect.ts';
import type { Translated } from '../../language/translated.ts';

export const DEFECT_MESSAGE: Translated<typeof English.DEFECT_MESSAGE> = {
  title: 'Aquí ha fallado algo',
  text: 'No es culpa tuya y ya nos ha llegado el aviso. Vuelve a intentarlo.',
};
