import { m } from '../../paraglide/messages.js';
import type { InitialHalves, Stars } from '../../core/stars.ts';
import { rate } from './ratings.store.ts';
import { StarRadios } from './StarRadios.tsx';
import { useWantedFocus } from './use-wanted-focus.client.ts';

interface StarInputProps {
  own: Stars | null;
  initial: InitialHalves | null;
  /** Whether the user has just signed in to rate. */
  wanted: boolean;
}

/** The user's rating of the page's title. */
export function StarInput({ own, initial, wanted }: StarInputProps) {
  const first = useWantedFocus<HTMLInputElement>(wanted);
  return (
    <StarRadios
      {...{
        label: m.rating_own(),
        own,
        first,
        clear: { label: m.rating_clear_label(), of: m.rating_clear_of() },
        initial,
      }}
      onStars={rate}
    />
  );
}
