// Where a country's network blocks the host of pictures, all of them fail: none shows the browser's broken icon, each
// leaves its place to what stands beneath it (the title in a poster's frame, an initial, a gradient).

function settle(image: EventTarget | null, failed: boolean): void {
  if (image instanceof HTMLImageElement) image.style.visibility = failed ? 'hidden' : '';
}

// These events do not bubble, but they are captured on the way down: one listener serves whatever comes later.
for (const type of ['load', 'error'])
  document.addEventListener(type, ({ target }) => settle(target, type === 'error'), true);

// Some failed before this script ran; one that waits to be scrolled to is not complete.
for (const image of document.querySelectorAll('img'))
  settle(image, image.complete && !image.naturalWidth && !!image.currentSrc);

export {};
