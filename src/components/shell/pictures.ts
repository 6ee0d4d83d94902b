// Where a country's network blocks the host of pictures, all of them fail: none shows the browser's broken icon, each
// leaves its place to what stands beneath it (the title in a poster's frame, an initial, a gradient).

/** Wide screens ask for pictures below the first screen when those of it are here (late.css). */
const first = document.querySelectorAll<HTMLImageElement>('.hero-backdrop img, img[fetchpriority=high]');
const release = () => {
  if ([...first].every(({ complete }) => complete)) document.documentElement.dataset['shown'] = '';
};

function settle(image: EventTarget | null, failed: boolean): void {
  release();
  if (image instanceof HTMLImageElement) image.style.visibility = failed ? 'hidden' : '';
}

// These events do not bubble, but they are captured on the way down: one listener serves whatever comes later.
document.addEventListener('error', ({ target }) => settle(target, true), true);
document.addEventListener('load', ({ target }) => settle(target, false), true);

// Some failed before this script ran; one that waits to be scrolled to is not complete.
for (const image of document.querySelectorAll('img'))
  settle(image, image.complete && !image.naturalWidth && !!image.currentSrc);
release();

export {};
