import { m } from '../../paraglide/messages.js';
import { counted, formatNumber } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';

/** Heading and text if no title has a tag. */
export const tagNoneTagged = (tag: string) => ({
  heading: m.tag_none_tagged_heading({ tag: isolated(tag) }),
  text: m.tag_none_tagged_text(),
});

/** Reports a conflicting edit of a note; `note` is its new text, empty if deleted. */
export const tagOther = (note: string): string =>
  note === '' ? m.tag_other_no_note() : m.tag_other({ note: isolated(note) });

/** Accessible name of the field for a private note. */
export const tagNoteOf = (title: string): string => m.tag_note_of({ title: isolated(title) });

/** Announces to screen readers that a tag was added. */
export const tagAdded = (tag: string): string => m.tag_added({ tag: isolated(tag) });

/** Number of movies and of series with a tag; empty without either. */
export const tagsPageCount = (movies: number, series: number): string =>
  movies > 0
    ? series > 0
      ? m.tags_page_count({ series, ...counted(movies), seriesText: formatNumber(series) })
      : m.tags_page_count_no_series(counted(movies))
    : series > 0
      ? m.tags_page_count_no_movies(counted(series))
      : '';

/** Toast for a tag merged into another. */
export const tagsPageMerged = (from: string, to: string) => ({
  title: m.tags_page_merged_title(),
  text: m.tags_page_merged_text({ from: isolated(from), to: isolated(to) }),
});
