import { createHash } from 'node:crypto';
import type { SSRResult } from 'astro';
import { createComponent, markHTMLString, renderTemplate } from 'astro/runtime/server/index.js';
import lateStyles from '../../styles/late.css?url';
import shellStyles from '../../styles/shell.css?inline';

// What a browser works through before it paints anything decides when a first view begins: a page's head holds the styles
// of its header alone, and the others stand below the header (docs/decisions.md).

/**
 * On the first view of a visit the header is painted before what follows is laid out, which takes a phone several times
 * as long. Who comes by Back or Reload finds the place again at once. A page in the background paints nothing, and has
 * what follows after a moment.
 */
const ARRIVAL =
  'if(!performance.navigation.type&&!document.referrer.startsWith(origin)){' +
  'const{dataset}=document.documentElement,show=()=>delete dataset.arriving;' +
  'dataset.arriving="";requestAnimationFrame(()=>setTimeout(show));setTimeout(show,200)}';

/**
 * Writes what stands before it for browsers without scripts. Late styles hold up what is below them like any others, but
 * written while the page is read they are not asked for ahead of that, together with the first poster.
 */
const LATE = 'document.write(document.currentScript.previousSibling.textContent)';

const held = new WeakMap<SSRResult, string[]>();

/** For the head: the styles of the header. Astro would put all others of the page beside them. */
export const HeaderStyles = createComponent((result: SSRResult) => {
  held.set(
    result,
    [...result.styles].map(({ children }) => children),
  );
  result.styles.clear();
  return renderTemplate`<style>${markHTMLString(shellStyles)}</style>`;
});

/** For the place below the header: the styles of the page. */
export const PageStyles = createComponent((result: SSRResult) => {
  const styles = held.get(result) ?? [];
  return renderTemplate`<script>${markHTMLString(ARRIVAL)}</script>${styles.map(
    (style) => renderTemplate`<style>${markHTMLString(style)}</style>`,
  )}`;
});

/** For the place where a page's first screen ends: what is below waits for the styles it names. */
export const LateStyles = createComponent(
  () =>
    renderTemplate`<noscript><link rel="stylesheet" href="${lateStyles}"></noscript><script>${markHTMLString(LATE)}</script>`,
);

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const SCRIPTS = [ARRIVAL, LATE].map(hash).join(' ');
const STYLES = hash(shellStyles);

/** A policy as Astro makes it for a page, with what is written here allowed too; any other as it is. */
export function allowFirstView(policy: string): string {
  if (policy.includes('default-src')) return policy;
  return policy
    .replace(/(?<=script-src 'self')/, ` ${SCRIPTS}`)
    .replace(/(?<=style-src 'self')/, ` ${STYLES}`);
}
