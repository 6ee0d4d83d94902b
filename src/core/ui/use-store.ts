import { useStore as useNanoStore } from '@nanostores/react';
import type { Store, StoreValue } from 'nanostores';

/**
 * A store's value. During hydration its initial one, as rendered: another island may have changed it since.
 */
export const useStore = <S extends Store>(store: S): StoreValue<S> => useNanoStore(store, { ssr: 'initial' });
