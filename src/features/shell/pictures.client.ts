// Hides failed images instead of showing the browser's broken icon, so that the content beneath appears (a
// title, an initial, a gradient). All fail where a network blocks the image host.

function settle(image: EventTarget | null, failed: boolean): void {
  if (image instanceof HTMLImageElement) image.style.visibility = failed ? 'hidden' : '';
}

// `load` and `error` do not bubble, but can be captured: one listener handles later images too.
for (const type of ['load', 'error'])
  document.addEventListener(type, ({ target }) => settle(target, type === 'error'), true);

// Images that failed before this script ran. Lazy ones are not complete.
for (const image of document.querySelectorAll('img'))
  settle(image, image.complete && !image.naturalWidth && !!image.currentSrc);

export {};
