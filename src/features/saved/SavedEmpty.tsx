import {
  savedBrowseLabelBy,
  savedBrowsePathBy,
  savedEmptyBy,
  savedNoFavoriteMatch,
  savedNoMatch,
  savedServicesBy,
} from './saved-words.ts';
import { tagNoneTagged } from '../tags/tags-words.ts';
import { m } from '../../paraglide/messages.js';
import { IMPORT_PATH, MY_SERVICES_PATH, pageAddress } from '../../core/routes.ts';
import { savedPath, type SavedView } from './saved-titles.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';

interface SavedEmptyProps {
  view: SavedView;
  /** The list has no title of this kind. */
  none: boolean;
  /** Whether the user has chosen any services. */
  services: boolean;
  /** Name of the tag filter; null for none. */
  tag?: string | null;
}

/** Empty state of a list: nothing saved, or nothing that matches the filters. */
export function SavedEmpty({ view: asked, none, services, tag = null }: SavedEmptyProps) {
  // In an empty list the filters do not matter.
  const view = none ? { ...asked, text: '', favoritesOnly: false, onServices: false, tag: null } : asked;
  const tagged = view.tag === null ? null : tagNoneTagged(tag ?? view.tag);
  const { heading, text } =
    tagged ?? (view.onServices && !view.text ? ofServices(services) : sentences(view));
  return (
    <EmptyState
      icon={view.text ? icons.search : view.favoritesOnly ? icons.heart : icons.film}
      heading={heading}
      text={text}
    >
      {tagged && (
        <a className="button button-primary" href={pageAddress(savedPath(view, { tag: null }))}>
          {m.saved_show_all()}
        </a>
      )}
      {!tagged && view.text && (
        <a className="button button-primary" href={pageAddress(savedPath(view, { text: '' }))}>
          {m.saved_clear()}
        </a>
      )}
      {!tagged && !view.text && view.onServices && (
        <a
          className="button button-primary"
          href={pageAddress(services ? savedPath(view, { onServices: false }) : MY_SERVICES_PATH)}
        >
          {services ? m.saved_show_all() : m.saved_services_choose()}
        </a>
      )}
      {!tagged && !view.text && !view.onServices && view.favoritesOnly && (
        <a className="button button-primary" href={pageAddress(savedPath(view, { favoritesOnly: false }))}>
          {m.saved_show_all()}
        </a>
      )}
      {!tagged && !view.text && !view.favoritesOnly && !view.onServices && (
        <a className="button button-primary" href={pageAddress(savedBrowsePathBy[view.kind]())}>
          {savedBrowseLabelBy[view.kind]()}
        </a>
      )}
      {none && (
        <a className="button button-quiet" href={pageAddress(IMPORT_PATH)}>
          {m.import_offer_link()}
        </a>
      )}
    </EmptyState>
  );
}

const ofServices = (any: boolean) => savedServicesBy[any ? 'none' : 'noneTicked']();

function sentences({ list, kind, text, favoritesOnly }: SavedView): { heading: string; text?: string } {
  if (text) {
    const say = favoritesOnly ? savedNoFavoriteMatch : savedNoMatch;
    return { heading: say(text) };
  }
  return favoritesOnly
    ? { heading: m.saved_no_favorites_heading(), text: m.saved_no_favorites_text() }
    : savedEmptyBy[list][kind]();
}
