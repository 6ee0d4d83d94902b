import type * as English from '../../../messages/auth/door.ts';
import type { Translated } from '../../../language/translated.ts';

export const DOOR_MESSAGES: Translated<typeof English.DOOR_MESSAGES> = {
  closed:
    'Neue Konten gibt es hier nur auf Einladung. Frag, wer diese Website betreibt, nach einem Link und registrier dich darüber.',
};
