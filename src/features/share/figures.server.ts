import type { ShareCard } from '../../core/share-cards.ts';
import { box, brand, CARD, GOLD, INK, SOFT, type Node } from './elements.server.ts';
import { letterable } from './lettering.server.ts';

/** Large numbers side by side. */
function figures({ figures: shown = [] }: ShareCard): Node {
  // Four fit in a row; long ones get smaller digits.
  const size = Math.max(...shown.map(({ value }) => value.length)) > 6 ? 44 : 64;
  return box(
    { gap: 20, marginTop: 40 },
    ...shown.map(({ value, label }) =>
      box(
        {
          ...{ flexDirection: 'column', flexGrow: 1, flexBasis: 0, padding: '26px 30px', borderRadius: 18 },
          ...{ backgroundColor: '#1d1a21', border: '1px solid #2c2832' },
        },
        box(
          { fontSize: size, fontWeight: 800, color: '#ffd27a', letterSpacing: -1.5, lineHeight: 1.1 },
          value,
        ),
        box({ fontSize: 26, fontWeight: 500, color: SOFT, marginTop: 4, lineHeight: 1.25 }, label),
      ),
    ),
  );
}

/** A card of numbers over its whole width. */
export const layoutFigures = (card: ShareCard, name: string): Node =>
  box(
    { position: 'relative', ...CARD, padding: 64, boxSizing: 'border-box', flexDirection: 'column' },
    box({ fontSize: 32, fontWeight: 800, color: GOLD, letterSpacing: 0.4 }, letterable(card.over) ?? ''),
    box({ fontSize: 150, fontWeight: 800, color: INK, letterSpacing: -4, lineHeight: 1.1 }, name),
    figures(card),
    box({ flexGrow: 1 }),
    brand(),
  );
