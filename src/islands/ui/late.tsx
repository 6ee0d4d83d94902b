import {
  Component,
  lazy,
  Suspense,
  useDeferredValue,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { LATE_MESSAGES } from '../../domain/messages.ts';
import { showToast } from '../../stores/toasts.ts';

/** Code that could not be fetched: the network's failure, not a defect. */
class CodeMissing extends Error {}

interface LateProps<Props> {
  /** What to draw it with; null while it is not wanted. Its code comes with the first time. */
  props: Props | null;
  /** Takes back what was asked for when the code does not come; answers how it is asked for again. */
  onMissing: () => () => void;
}

/** A component whose code comes when it is wanted. One that does not come is said, and offered again. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // React keeps a failure for good, so each attempt is a new one.
  const attempt = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (cause: unknown) => {
          throw new CodeMissing('', { cause });
        },
      ),
    );

  return function Late({ props, onMissing }: LateProps<Props>) {
    const [{ Loaded, number }, setAttempt] = useState(() => ({ Loaded: attempt(), number: 0 }));
    // Deferred: what suspends then is waited for, where React would else hold back what follows a fallback.
    const shown = useDeferredValue(props !== null, false);

    function onFailed() {
      setAttempt({ Loaded: attempt(), number: number + 1 });
      const run = onMissing();
      showToast({ ...LATE_MESSAGES.missing, destructive: true, action: { label: LATE_MESSAGES.again, run } });
    }

    return (
      <MissingBoundary key={number} onFailed={onFailed}>
        <Suspense>{props && shown && <Loaded {...props} />}</Suspense>
      </MissingBoundary>
    );
  };
}

interface BoundaryProps {
  onFailed: () => void;
  children: ReactNode;
}

/** Catches code that is missing and nothing else: a defect goes on to where defects are reported. */
class MissingBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    if (!(error instanceof CodeMissing)) throw error;
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
