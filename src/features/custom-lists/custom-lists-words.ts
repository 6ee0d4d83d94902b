import { m } from '../../paraglide/messages.js';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';

/** Names the owner of a list. */
export const customListBy = (owner: string): string => m.custom_list_by({ owner: isolated(owner) });

export const customListVisibilityNameBy = {
  private: m.custom_list_visibility_private_name,
  link: m.custom_list_visibility_link_name,
  public: m.custom_list_visibility_public_name,
};

/** Announces to screen readers that a title was picked up, and its place. */
export const editListSpeechLifted = (title: string, place: number, all: number): string =>
  m.edit_list_speech_lifted({ title: isolated(title), place, all });

/** Announces to screen readers the place below a dragged title. */
export const editListSpeechOver = (title: string, place: number, all: number): string =>
  m.edit_list_speech_over({ title: isolated(title), place, all });

/** Announces to screen readers where a title was dropped. */
export const editListSpeechDropped = (title: string, place: number, all: number): string =>
  m.edit_list_speech_dropped({ title: isolated(title), place, all });

/** Announces to screen readers that a drag was cancelled. */
export const editListSpeechCancelled = (title: string): string =>
  m.edit_list_speech_cancelled({ title: isolated(title) });

export const customListVisibilityTextBy = {
  private: m.custom_list_visibility_private_text,
  link: m.custom_list_visibility_link_text,
  public: m.custom_list_visibility_public_text,
};

/** The meta description of a list's page. */
export const customListDescription = (name: string, owner: string, count: number): string =>
  m.custom_list_description({ name: isolated(name), owner: isolated(owner), ...counted(count) });

/** Initial description of a copied list; it names the original. */
export const editListCopiedFrom = (name: string, owner: string): string =>
  m.edit_list_copied_from({ name: isolated(name), owner: isolated(owner) });
