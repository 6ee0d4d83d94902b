/** Runs a callback in idle time after load, two seconds later at the latest. Safari has no `requestIdleCallback`. */
export function whenIdle(act: () => void): void {
  if (document.readyState !== 'complete')
    window.addEventListener('load', () => whenIdle(act), { once: true });
  else if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}
