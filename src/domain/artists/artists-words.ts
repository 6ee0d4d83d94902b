import { m } from '../../paraglide/messages.js';
import { isolated } from '../language/inserted.ts';

/** Says that an artist has no titles of a kind. */
export const artistNothingHereBy = {
  movie: m.artist_nothing_here_movie,
  tv: m.artist_nothing_here_tv,
};

/** The label of the filter for a kind of title. */
export const artistKindsBy = {
  movie: m.artist_kinds_movie,
  tv: m.artist_kinds_tv,
};

/** The title of a page that shows one role of an artist. */
export const artistRoleTitle = (name: string, role: string): string =>
  m.artist_role_title({ name: isolated(name), role: isolated(role) });
