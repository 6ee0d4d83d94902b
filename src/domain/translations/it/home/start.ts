import type * as English from '../../../messages/home/start.ts';
import type { Translated } from '../../../language/translated.ts';

export const START_MESSAGES: Translated<typeof English.START_MESSAGES> = { start: 'Inizia' };
