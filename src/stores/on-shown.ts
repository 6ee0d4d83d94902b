/** Calls `act` whenever the tab is looked at again: another tab may have changed what it shows. Returns how to stop. */
export function onShown(act: () => void): () => void {
  const hear = () => {
    if (document.visibilityState === 'visible') act();
  };
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
}
