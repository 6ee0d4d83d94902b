import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { serve } from './picture-host.ts';
import type { Profile } from './visit.ts';

/** Runs in the page: its texts and pictures, each where it stands, and nothing else. */
function twinOf(): string {
  const placed = (element: Element, more: string) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return ` style="left:${left}px;top:${top + scrollY}px;width:${width}px;height:${height}px${more}"`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.getBoundingClientRect().width > 2;
  const pictures = [...document.images].filter(isShown).map((image) => {
    const twin = new Image();
    for (const name of ['srcset', 'sizes', 'alt']) twin.setAttribute(name, image.getAttribute(name) ?? '');
    twin.src = image.src;
    if (image.getAttribute('loading') === 'lazy') twin.loading = 'lazy';
    return twin.outerHTML.replace('<img', `<img${placed(image, '')}`);
  });
  const texts = [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
    .filter(isShown)
    .map((element) => {
      const { fontSize, fontWeight, lineHeight } = getComputedStyle(element);
      const text = document.createElement('p');
      text.textContent = element.textContent;
      const style = placed(element, `;font:${fontWeight} ${fontSize}/${lineHeight} sans-serif`);
      return text.outerHTML.replace('<p', `<p${style}`);
    });
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Bare</title><style>body{margin:0;position:relative}img,p{position:absolute;margin:0;overflow:hidden}</style>' +
    [...texts, ...pictures].join('')
  );
}

/** Bare pages made of ours, by device and page: what no page that shows the same can be faster than by much. */
export interface BareTwins {
  /** Makes one; answers the path it is served at. */
  make(browser: Browser, profile: Profile, url: string): Promise<string>;
  handle: Parameters<typeof serve>[1];
}

export function bareTwins(): BareTwins {
  const made: Buffer[] = [];
  return {
    async make(browser, profile, url) {
      const context = await browser.newContext(profile.context);
      const page = await context.newPage();
      await page.goto(url, { waitUntil: 'networkidle' });
      made.push(gzipSync(await page.evaluate(twinOf)));
      await context.close();
      return `/${made.length - 1}`;
    },
    handle({ url = '' }, response) {
      const body = made[Number(url.slice(1))];
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };
      response.writeHead(body ? 200 : 404, headers).end(body ?? gzipSync(''));
    },
  };
}
