import { m } from '../../paraglide/messages.js';
import { isolated } from '../../core/language/inserted.ts';

export const artistNothingHereBy = {
  movie: m.artist_nothing_here_movie,
  tv: m.artist_nothing_here_tv,
};

export const artistKindsBy = {
  movie: m.artist_kinds_movie,
  tv: m.artist_kinds_tv,
};

/** The title of a page with one role of an artist. */
export const artistRoleTitle = (name: string, role: string): string =>
  m.artist_role_title({ name: isolated(name), role: isolated(role) });
