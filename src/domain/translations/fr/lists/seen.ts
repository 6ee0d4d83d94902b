import type * as English from '../../../messages/lists/seen.ts';
import type { Translated } from '../../../language/translated.ts';

export const SEEN_MESSAGES: Translated<typeof English.SEEN_MESSAGES> = {
  count: (seen, of, best) => {
    const all = best ? `les ${of} plus connus` : String(of);
    return seen === 0 ? `Vous n’en avez encore vu aucun sur ${all}` : `Vous en avez vu ${seen} sur ${all}`;
  },
  unknown: 'Impossible de vérifier lesquels vous avez vus',
  title: 'Vu',
};
