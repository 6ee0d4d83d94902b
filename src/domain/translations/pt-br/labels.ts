import type * as English from '../../messages/labels.ts';
import type { Translated } from '../../language/translated.ts';

export const followed: Translated<typeof English.followed> = (said, by) =>
  `${said.replace(/\.$/, '')}. ${by}`;

export const labelled: Translated<typeof English.labelled> = (label, of) => `${label}: ${of}`;
