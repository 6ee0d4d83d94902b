import type { MouseEvent } from 'react';
import { SAVED_MESSAGES } from '../../domain/messages.ts';
import { MY_SERVICES_PATH } from '../../domain/my-services.ts';
import { SAVED_LAYOUTS, savedPath, type SavedLayout, type SavedView } from '../../domain/saved-titles.ts';
import { withParameters } from '../../domain/routes.ts';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';

const CHOICE =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold text-ink-soft hover:text-ink aria-[current]:bg-ground-line aria-[current]:text-ink';
const GROUP = 'flex rounded-full border border-ground-edge/60 bg-ground-raised';

/** All titles, or the favorites among them. */
export function FavoritesChoice({ view }: { view: SavedView }) {
  return (
    <nav aria-label="Which titles" className={GROUP}>
      {[false, true].map((favoritesOnly) => (
        <a
          key={String(favoritesOnly)}
          className={CHOICE}
          href={savedPath(view, { favoritesOnly })}
          aria-current={view.favoritesOnly === favoritesOnly ? 'true' : undefined}
        >
          {favoritesOnly ? 'Favorites Only' : 'All'}
        </a>
      ))}
    </nav>
  );
}

/** Titles wherever they can be seen, or those included on one's services; without any, the way to them. */
export function ServicesChoice({ view, any }: { view: SavedView; any: boolean }) {
  const { which, anywhere, mine, choose } = SAVED_MESSAGES.services;
  if (!any && !view.onServices)
    return (
      <a className="button button-quiet text-sm" href={MY_SERVICES_PATH}>
        {choose}
      </a>
    );
  return (
    <nav aria-label={which} className={GROUP}>
      {[false, true].map((onServices) => (
        <a
          key={String(onServices)}
          className={CHOICE}
          href={savedPath(view, { onServices })}
          aria-current={view.onServices === onServices ? 'true' : undefined}
        >
          {onServices ? mine : anywhere}
        </a>
      ))}
    </nav>
  );
}

interface LayoutChoiceProps {
  view: SavedView;
  layout: SavedLayout;
  onChoose: (layout: SavedLayout) => void;
}

const LAYOUT_NAMES = { grid: 'Grid', list: 'List' };

/** Grid or list; without scripts the server is asked to draw and remember it. */
export function LayoutChoice({ view, layout, onChoose }: LayoutChoiceProps) {
  function choose(event: MouseEvent, name: SavedLayout) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(name);
  }
  return (
    <nav aria-label="Layout" className={GROUP}>
      {SAVED_LAYOUTS.map((name) => (
        <a
          key={name}
          className={CHOICE}
          href={withParameters(savedPath(view, { page: view.page }), { view: name })}
          aria-current={name === layout ? 'true' : undefined}
          onClick={(event) => choose(event, name)}
        >
          <Icon path={icons[name]} />
          <span className="max-sm:sr-only">{LAYOUT_NAMES[name]}</span>
        </a>
      ))}
    </nav>
  );
}
