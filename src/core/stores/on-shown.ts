/**
 * Calls `act` whenever the tab becomes visible, since another tab may have changed its data. Returns the stop function.
 */
export function onShown(act: () => void): () => void {
  const hear = () => {
    if (document.visibilityState === 'visible') act();
  };
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
}
