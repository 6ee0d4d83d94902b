import { m } from '../../paraglide/messages.js';
import { Icon } from '../../core/ui/Icon.tsx';
import * as icons from '../../core/ui/icon-paths.ts';

interface WaitButtonProps {
  /** What it says while a reminder is set, which a visitor's page does without. */
  set?: { label: string; hint: string } | null;
  onPress: () => void;
}

/** Reminds of the next season of a series. */
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
