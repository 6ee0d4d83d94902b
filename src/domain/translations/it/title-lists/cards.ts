import type * as English from '../../../messages/title-lists/cards.ts';
import type { Translated } from '../../../language/translated.ts';

export const CARD_LINE_MESSAGES: Translated<typeof English.CARD_LINE_MESSAGES> = {
  undated: 'Data sconosciuta',
  rated: 'Voto',
};
