import { createHash } from 'node:crypto';
import type { SSRResult } from 'astro';
import { createComponent, markHTMLString, renderTemplate } from 'astro/runtime/server/index.js';
import type { InlineHashes } from '../../domain/page-meta.ts';
import lateStyles from '../../styles/late.css?url';
import shellStyles from '../../styles/shell.css?inline';

// What a browser works through before it paints anything decides when a first view begins: a page's head holds the styles
// of its header alone, and the others stand below the header (docs/decisions.md).

/**
 * Writes what stands before it for browsers without scripts. Late styles hold up what is below them like any others, but
 * written while the page is read they are not asked for ahead of that, together with the first poster.
 */
const LATE = 'document.write(document.currentScript.previousSibling.textContent)';

/** Styles of Astro's that a page writes below its header. */
const held = new WeakMap<SSRResult, string[]>();

/** The styles Astro would write at the end of the head. */
function taken(result: SSRResult): string[] {
  const styles = [...result.styles].map(({ children }) => children);
  result.styles.clear();
  return styles;
}

/** Writes a script or style of the build's own, and says so to the host: a page's policy allows these and no others. */
function own(result: SSRResult, tag: keyof InlineHashes, text: string) {
  const { inline } = result.createAstro({}, null).locals;
  inline?.[tag].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return renderTemplate`${markHTMLString(`<${tag}>${text}</${tag}>`)}`;
}

/** For the head: the styles of the header. Astro would put all others of the page beside them. */
export const HeaderStyles = createComponent((result: SSRResult) => {
  held.set(result, taken(result));
  return renderTemplate`${own(result, 'style', shellStyles)}`;
});

/** For the place below the header: the styles of the page. */
export const PageStyles = createComponent((result: SSRResult) => {
  const styles = held.get(result) ?? [];
  return renderTemplate`${styles.map((style) => own(result, 'style', style))}`;
});

/** For the head of a page without a header: all its styles. */
export const AllStyles = createComponent(
  (result: SSRResult) => renderTemplate`${taken(result).map((style) => own(result, 'style', style))}`,
);

/** For the place where a page's first screen ends: what is below waits for the styles it names. */
export const LateStyles = createComponent(
  (result: SSRResult) =>
    renderTemplate`<noscript><link rel="stylesheet" href="${lateStyles}"></noscript>${own(result, 'script', LATE)}`,
);
