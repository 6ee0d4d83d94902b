import { m } from '../../paraglide/messages.js';
import { Icon } from '../../core/ui/Icon.tsx';
import * as icons from '../../core/ui/icon-paths.ts';

interface WaitButtonProps {
  /** Texts while a reminder is set; null if none is. */
  set?: { label: string; hint: string } | null;
  onPress: () => void;
}

/** Sets a reminder of a series' next season. */
export function WaitButton({ set = null, onPress }: WaitButtonProps) {
  return (
    <button
      type="button"
      className={`button button-quiet ${set ? 'text-marquee' : ''}`}
      data-seldom={set ? undefined : ''}
      title={set?.hint}
      onClick={onPress}
    >
      <Icon path={icons.bell} filled={set !== null} />
      <span>
        {set?.label ?? m.series_next_season_set()}
        {!set && <span className="sr-only"> {m.series_next_season_set_of()}</span>}
      </span>
    </button>
  );
}
