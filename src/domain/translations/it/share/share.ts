import type * as English from '../../../messages/share/share.ts';
import type { Translated } from '../../../language/translated.ts';

export const SHARE_MESSAGES: Translated<typeof English.SHARE_MESSAGES> = {
  button: 'Condividi',
  copied: { title: 'Link copiato' },
  toCopy: 'Link da copiare',
};
