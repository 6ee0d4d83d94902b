import type * as English from '../../../messages/discover/languages.ts';
import type { Translated } from '../../../language/translated.ts';

export const LANGUAGE_MESSAGES: Translated<typeof English.LANGUAGE_MESSAGES> = { none: 'Sem idioma' };
