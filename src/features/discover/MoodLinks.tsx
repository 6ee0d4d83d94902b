import { m } from '../../paraglide/messages.js';
import { moodPath, moodsFor } from './moods.ts';
import { pageAddress } from '../../core/routes.ts';
import type { Kind } from '../../core/title.ts';

interface MoodLinksProps {
  kind: Kind;
  /** Called with the wish of a pressed mood, in place of the link. */
  onWish?: (wish: string) => void;
}

/** Moods to begin with. Each links to Discover with the filters of its wish. */
export function MoodLinks({ kind, onWish }: MoodLinksProps) {
  return (
    <nav className="min-w-0" aria-labelledby="moods">
      <h2 id="moods" className="mb-3 text-base font-semibold">
        {m.mood_heading()}
      </h2>
      <ul className="moods">
        {moodsFor(kind).map(({ id, name, wish }) => (
          <li key={id}>
            <a
              className="mood"
              href={pageAddress(moodPath(kind, id))}
              rel="nofollow"
              title={wish}
              onClick={(event) => {
                if (!onWish || event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onWish(wish);
              }}
            >
              <span className="mood-art" data-mood={id} aria-hidden="true" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
