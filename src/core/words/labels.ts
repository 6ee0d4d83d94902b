import { m } from '../../paraglide/messages.js';
import { withoutStop } from '../language/forms.ts';
import { isolated } from '../language/inserted.ts';

/** Appends a sentence to another, with or without a full stop. */
export const followed = (said: string, by: string): string =>
  m.label_followed({ said: withoutStop(said), by });

/** A label of an object: "Wishlist: The Matrix". */
export const labelled = (label: string, of: string): string => m.label_of({ label, of: isolated(of) });

/** The name of a kind of title. */
export const pageWordsKindBy = {
  movie: m.page_words_kind_movie,
  tv: m.page_words_kind_tv,
};
