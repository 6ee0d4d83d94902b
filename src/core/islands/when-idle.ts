/** Runs a callback when idle after load, within two seconds. Safari has no `requestIdleCallback`. */
export function whenIdle(act: () => void): void {
  if (document.readyState !== 'complete')
    window.addEventListener('load', () => whenIdle(act), { once: true });
  else if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}
