import type * as English from '../../messages/labels.ts';
import type { Translated } from '../../language/translated.ts';

export const labelled: Translated<typeof English.labelled> = (label, of) => `${label}: ${of}`;
