import type * as English from '../../../messages/auth/door.ts';
import type { Translated } from '../../../language/translated.ts';

export const DOOR_MESSAGES: Translated<typeof English.DOOR_MESSAGES> = {
  closed:
    'Aqui, contas novas são criadas por convite. Peça um link a quem mantém este site e abra-o para criar a sua.',
};
