import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { LATE_MESSAGES } from '../../domain/messages.ts';
import { showToast } from '../../stores/toasts.ts';

interface LateProps<Props> {
  /** What to draw it with; null while it is not wanted. Its code comes with the first time. */
  props: Props | null;
  /**
   * Takes back what was asked for when the code does not come, and answers how it is asked for again; or nothing, where
   * the person did not ask and is told nothing.
   */
  onMissing: () => (() => void) | null;
}

/** A component whose code comes when it is wanted. One that does not come is said, and offered again. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function Late({ props, onMissing }: LateProps<Props>) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const isWanted = props !== null && Loaded === null;

    const onFailed = useEffectEvent(() => {
      const run = onMissing();
      if (run === null) return;
      showToast({ ...LATE_MESSAGES.missing, destructive: true, action: { label: LATE_MESSAGES.again, run } });
    });

    useEffect(() => {
      if (!isWanted) return;
      let isCurrent = true;
      load().then(
        (component) => isCurrent && setLoaded(() => component),
        () => isCurrent && onFailed(),
      );
      return () => {
        isCurrent = false;
      };
    }, [isWanted]);

    return props && Loaded && <Loaded {...props} />;
  };
}
