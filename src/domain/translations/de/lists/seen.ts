import type * as English from '../../../messages/lists/seen.ts';
import type { Translated } from '../../../language/translated.ts';

export const SEEN_MESSAGES: Translated<typeof English.SEEN_MESSAGES> = {
  count: (seen, of, best) => {
    const all = best ? `den ${of} bekanntesten` : `${of}`;
    return seen === 0 ? `Von ${all} hast du noch keinen gesehen` : `Du hast ${seen} von ${all} gesehen`;
  },
  unknown: 'Wir konnten nicht nachsehen, was davon du gesehen hast',
  title: 'Gesehen',
};
