import type { PreviewImage } from './images.ts';

/** Metadata of a page for browsers, search engines and link previews. */
export interface PageMeta {
  title: string;
  description: string;
  /** Path with the query parameters that select its content. */
  canonical: string;
  /** For error pages and empty pages; otherwise the page table decides. */
  noindex?: boolean;
  image?: PreviewImage & { alt: string };
  type?: 'website' | 'profile' | 'video.movie' | 'video.tv_show';
  /** The poster that is the largest picture of the first screen, for a preload. */
  largestPoster?: { path: string | null; shown: 'grid' | 'hero' } | undefined;
  /** schema.org objects, one script each. */
  structured?: Record<string, unknown>[];
  /** Addresses of the previous and next page of a list. */
  previous?: string | null;
  next?: string | null;
}

/** The site's preview image, for pages without their own. */
export const DEFAULT_CARD = '/og.png';

export const SITE_NAME = 'Marquee';

/** The document title: page name first, product last. */
export function documentTitle(title: string): string {
  return title === SITE_NAME ? title : `${title} · ${SITE_NAME}`;
}

/** Shortens a text to the length of a search result, at a word, with an ellipsis. */
export function shortDescription(text: string, limit = 158): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s,.;:–—-]+$/u, '')}…`;
}
