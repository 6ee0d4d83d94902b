import { useStore as useNanoStore } from '@nanostores/react';
import type { Store, StoreValue } from 'nanostores';

/**
 * What a store holds now. While the HTML of the server is taken over (hydration), what it began with, as it was rendered:
 * another island may have filled it since.
 */
export const useStore = <S extends Store>(store: S): StoreValue<S> => useNanoStore(store, { ssr: 'initial' });
