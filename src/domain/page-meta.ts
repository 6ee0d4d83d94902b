import type { PreviewImage } from './images.ts';

/** What a page tells browsers, search engines and link previews about itself. */
export interface PageMeta {
  title: string;
  description: string;
  /** Path with the query parameters that make it a page of its own. */
  canonical: string;
  /** Keeps an error or an empty page out of search engines; else the table of pages says. */
  noindex?: boolean;
  image?: PreviewImage & { alt: string };
  type?: 'website' | 'profile' | 'video.movie' | 'video.tv_show';
  /** The poster that is the largest picture of the first screen. */
  largestPoster?: { path: string | null; shown: 'grid' | 'hero' } | undefined;
  /** schema.org objects, one script each. */
  structured?: Record<string, unknown>[];
  /** Addresses of the neighbours in a paged list. */
  previous?: string | null;
  next?: string | null;
}

/** The card of the site, for pages that have none of their own. */
export const DEFAULT_CARD = '/og.png';

export const SITE_NAME = 'Marquee';

/** The document title: the page first, the product last. */
export function documentTitle(title: string): string {
  return title === SITE_NAME ? title : `${title} · ${SITE_NAME}`;
}

/** Cuts a text to what a search result shows, at a word, with an ellipsis. */
export function shortDescription(text: string, limit = 158): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s,.;:–—-]+$/u, '')}…`;
}
