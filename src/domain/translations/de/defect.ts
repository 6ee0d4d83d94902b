import type * as English from '../../messages/defect.ts';
import type { Translated } from '../../language/translated.ts';

export const DEFECT_MESSAGE: Translated<typeof English.DEFECT_MESSAGE> = {
  title: 'Hier ist etwas schiefgegangen',
  text: 'Das liegt nicht an dir, und wir wissen davon. Bitte versuch es noch einmal.',
};
