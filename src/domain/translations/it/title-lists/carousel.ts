import type * as English from '../../../messages/title-lists/carousel.ts';
import type { Translated } from '../../../language/translated.ts';

export const CAROUSEL_MESSAGES: Translated<typeof English.CAROUSEL_MESSAGES> = {
  previous: 'Titoli precedenti',
  next: 'Titoli successivi',
};
