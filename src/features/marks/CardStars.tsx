import { m } from '../../paraglide/messages.js';
import { useEffect, useState } from 'react';
import type { TitleId } from '../../core/title.ts';
import { openCardStars } from '../reviews/card-stars.store.ts';
import type { GivenStars } from '../reviews/given-stars.store.ts';
import { StarRadios } from '../reviews/StarRadios.tsx';
import { useStore } from '../../core/ui/use-store.ts';

/** The user's rating of a title, in its card menu. */
export function CardStars({ title }: { title: TitleId }) {
  const [stars, setStars] = useState<GivenStars | null>(null);
  useEffect(() => {
    let isShown = true;
    void openCardStars(title).then((found) => isShown && setStars(found));
    return () => void (isShown = false);
  }, [title]);
  return <div data-card-stars="">{stars && <KnownStars stars={stars} />}</div>;
}

function KnownStars({ stars }: { stars: GivenStars }) {
  const own = useStore(stars.$own);
  return (
    <StarRadios
      label={m.rating_own()}
      own={own}
      onStars={stars.give}
      clear={{ label: m.rating_clear_label(), of: m.rating_clear_of() }}
    />
  );
}
