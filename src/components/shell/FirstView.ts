import { createHash } from 'node:crypto';
import type { SSRResult } from 'astro';
import { createComponent, markHTMLString, renderTemplate } from 'astro/runtime/server/index.js';
import lateStyles from '../../styles/late.css?url';
import shellStyles from '../../styles/shell.css?inline';

// What a browser works through before it paints anything decides when a first view begins: a page's head holds the styles
// of its header alone, and the others stand below the header (docs/decisions.md).

/** Styles of Astro's that a page writes below its header. */
const held = new WeakMap<SSRResult, string[]>();

/** The styles Astro would write at the end of the head. */
function taken(result: SSRResult): string[] {
  const styles = [...result.styles].map(({ children }) => children);
  result.styles.clear();
  return styles;
}

/** Writes a style of the build's own, and says so to the host: a page's policy allows these and no others. */
function own(result: SSRResult, style: string) {
  const { inlineStyles } = result.createAstro({}, null).locals;
  inlineStyles?.add(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  return renderTemplate`${markHTMLString(`<style>${style}</style>`)}`;
}

/** For the head: the styles of the header. Astro would put all others of the page beside them. */
export const HeaderStyles = createComponent((result: SSRResult) => {
  held.set(result, taken(result));
  return renderTemplate`${own(result, shellStyles)}`;
});

/** For the place below the header: the styles of the page. */
export const PageStyles = createComponent((result: SSRResult) => {
  const styles = held.get(result) ?? [];
  return renderTemplate`${styles.map((style) => own(result, style))}`;
});

/** For the head of a page without a header: all its styles. */
export const AllStyles = createComponent(
  (result: SSRResult) => renderTemplate`${taken(result).map((style) => own(result, style))}`,
);

/** For the place where a page's first screen ends: what is below waits for the styles it names. */
export const LateStyles = createComponent(() => renderTemplate`<link rel="stylesheet" href="${lateStyles}">`);
