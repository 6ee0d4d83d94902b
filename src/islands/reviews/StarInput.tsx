import { RATING_MESSAGES } from '../../domain/messages.ts';
import type { Stars } from '../../domain/reviews/stars.ts';
import { rate } from '../../stores/reviews/ratings.ts';
import { StarRadios } from '../ui/StarRadios.tsx';
import { useWantedFocus } from './use-wanted-focus.ts';

interface StarInputProps {
  own: Stars | null;
  drawnHalves: boolean | undefined;
  /** Whether somebody has just signed in to rate. */
  wanted: boolean;
}

/** One's own rating of the title of this page. */
export function StarInput({ own, drawnHalves, wanted }: StarInputProps) {
  const first = useWantedFocus<HTMLInputElement>(wanted);
  const { own: label, clear } = RATING_MESSAGES;
  return <StarRadios {...{ label, own, first, clear, drawnHalves }} onStars={rate} />;
}
