import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page lives in a browser by now: false on the server and while its HTML is taken over. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
