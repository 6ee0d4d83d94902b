import { createRoot, type Root } from 'react-dom/client';
import { RATING_MESSAGES } from '../../domain/messages.ts';
import type { TitleId } from '../../domain/title.ts';
import { openCardStars } from '../../stores/reviews/card-stars.ts';
import type { GivenStars } from '../../stores/reviews/given-stars.ts';
import { StarRadios } from '../ui/StarRadios.tsx';
import { useStore } from '../ui/use-store.ts';

/** One's own stars of a title, given from the menu of its card. */
function CardStars({ stars }: { stars: GivenStars }) {
  const own = useStore(stars.$own);
  const { own: label, clear } = RATING_MESSAGES;
  return <StarRadios label={label} own={own} onStars={stars.give} clear={clear} />;
}

let drawn: { within: HTMLElement; root: Root } | null = null;
/** Menus opened before the latest show nothing any more. */
let asked = 0;

/** Draws one's own stars of a title into its menu; `onGrown` is called when they are there. */
export async function showCardStars(within: HTMLElement, of: TitleId, onGrown: () => void): Promise<void> {
  asked += 1;
  const mine = asked;
  if (drawn?.within !== within) drawn = { within, root: createRoot(within) };
  const { root } = drawn;
  root.render(null);
  const stars = await openCardStars(of);
  if (mine !== asked || !stars) return;
  root.render(<CardStars stars={stars} />);
  requestAnimationFrame(onGrown);
}
