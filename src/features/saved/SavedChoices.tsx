import { savedLayoutBy } from './saved-words.ts';
import { m } from '../../paraglide/messages.js';
import { SAVED_LAYOUTS, savedPath, type SavedLayout, type SavedView } from './saved-titles.ts';
import { MY_SERVICES_PATH, pageAddress, withParameters } from '../../core/routes.ts';
import { grid, list } from '../../core/ui/page-icon-paths.ts';
import { LinkChoices } from '../../core/ui/LinkChoices.tsx';

/** Filters by favourite. */
export function FavoritesChoice({ view }: { view: SavedView }) {
  const choices = [false, true].map((favoritesOnly) => ({
    label: favoritesOnly ? m.saved_favorites_only_yes() : m.saved_favorites_only_no(),
    path: savedPath(view, { favoritesOnly }),
    current: view.favoritesOnly === favoritesOnly,
  }));
  return <LinkChoices label={m.saved_favorites_only_name()} choices={choices} />;
}

/** Filters by the user's services; without any, links to their settings. */
export function ServicesChoice({ view, any }: { view: SavedView; any: boolean }) {
  if (!any && !view.onServices)
    return (
      <a className="button button-quiet text-sm" href={pageAddress(MY_SERVICES_PATH)}>
        {m.saved_services_choose()}
      </a>
    );
  const choices = [false, true].map((onServices) => ({
    label: onServices ? m.saved_services_mine() : m.saved_services_anywhere(),
    path: savedPath(view, { onServices }),
    current: view.onServices === onServices,
  }));
  return <LinkChoices label={m.saved_services_which()} choices={choices} />;
}

/** Named imports: a namespace indexed by a variable is bundled whole. */
const LAYOUT_ICONS: Record<SavedLayout, string> = { grid, list };

interface LayoutChoiceProps {
  view: SavedView;
  layout: SavedLayout;
  onChoose: (layout: SavedLayout) => void;
}

/** Chooses grid or list; without scripts the server renders and remembers it. */
export function LayoutChoice({ view, layout, onChoose }: LayoutChoiceProps) {
  const choices = SAVED_LAYOUTS.map((name) => ({
    label: savedLayoutBy[name](),
    path: withParameters(savedPath(view, { page: view.page }), { view: name }),
    current: name === layout,
    icon: LAYOUT_ICONS[name],
    onChoose: () => onChoose(name),
  }));
  return <LinkChoices label={m.saved_layout_name()} choices={choices} />;
}
