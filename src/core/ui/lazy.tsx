import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, MissingScript } from './ErrorBoundary.tsx';
import { Spinner } from './Spinner.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;
/** A component whose script loads when it first renders, or earlier with `preload`. */
type LazyComponent<Props> = ComponentType<Props> & { preload: () => Promise<unknown> };
type Fallback<Props> = ReactNode | ((props: Props) => ReactNode);

/**
 * A part whose script loads when it first renders. `fallback` is shown meanwhile: null for a part the user
 * did not ask for.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  fallback: Fallback<Props> = <Spinner className="py-2" />,
): LazyComponent<Props> {
  return withScript(load, fallback, () => undefined);
}

/** A dialog whose script loads when it first opens. */
export function lazyDialog<Props extends { onClose: (isDone: boolean) => void }>(
  load: Load<Props>,
): LazyComponent<Props> {
  return withScript(
    load,
    <Spinner className="pointer-events-none fixed inset-0 z-50 grid place-items-center" />,
    ({ onClose }) =>
      () =>
        onClose(false),
  );
}

function withScript<Props extends object>(
  load: Load<Props>,
  fallback: Fallback<Props>,
  closing: (props: Props) => (() => void) | undefined,
): LazyComponent<Props> {
  let ready: ComponentType<Props> | undefined;
  const fetchScript = async () => (ready = await load());
  const make = () =>
    lazy(async () => {
      try {
        return { default: await fetchScript() };
      } catch (cause) {
        // React caches the rejection: the next render imports again.
        loaded = make();
        throw new MissingScript('A script could not be fetched', { cause });
      }
    });
  let loaded = make();
  function WithScript(props: Props) {
    // `lazy` suspends even if the script is loaded, and React then shows the fallback for at least 300 ms.
    const [Loaded, setLoaded] = useState<ComponentType<Props>>(() => ready ?? loaded);
    return (
      <ErrorBoundary onRetry={() => setLoaded(() => loaded)} onClose={closing(props)}>
        <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  // A failure is ignored here; rendering the component retries.
  const preload = () => Promise.allSettled([fetchScript()]);
  return Object.assign(WithScript, { preload });
}
