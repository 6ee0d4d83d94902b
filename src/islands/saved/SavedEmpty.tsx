import { IMPORT_PATH } from '../../domain/import/import-paths.ts';
import { IMPORT_OFFER_MESSAGES, SAVED_MESSAGES, TAG_MESSAGES } from '../../domain/messages.ts';
import { MY_SERVICES_PATH } from '../../domain/routes.ts';
import { savedPath, type SavedView } from '../../domain/saved/saved-titles.ts';
import * as icons from '../ui/icon-paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

interface SavedEmptyProps {
  view: SavedView;
  /** The list holds no title of this kind at all. */
  none: boolean;
  /** Whether the person has ticked any service. */
  services: boolean;
  /** The name of the tag titles are narrowed to; null for all. */
  tag?: string | null;
}

/** What stands in place of titles: nothing saved yet, or nothing that matches; each with a way on. */
export function SavedEmpty({ view: asked, none, services, tag = null }: SavedEmptyProps) {
  // Nothing can be hidden by a filter where there is nothing.
  const view = none ? { ...asked, text: '', favoritesOnly: false, onServices: false, tag: null } : asked;
  const tagged = view.tag === null ? null : TAG_MESSAGES.noneTagged(tag ?? view.tag);
  const { heading, text } =
    tagged ?? (view.onServices && !view.text ? ofServices(services) : sentences(view));
  const browse = SAVED_MESSAGES.browse[view.kind];
  return (
    <EmptyState
      icon={view.text ? icons.search : view.favoritesOnly ? icons.heart : icons.film}
      heading={heading}
      text={text}
    >
      {tagged && (
        <a className="button button-primary" href={savedPath(view, { tag: null })}>
          {SAVED_MESSAGES.showAll}
        </a>
      )}
      {!tagged && view.text && (
        <a className="button button-primary" href={savedPath(view, { text: '' })}>
          {SAVED_MESSAGES.clear}
        </a>
      )}
      {!tagged && !view.text && view.onServices && (
        <a
          className="button button-primary"
          href={services ? savedPath(view, { onServices: false }) : MY_SERVICES_PATH}
        >
          {services ? SAVED_MESSAGES.showAll : SAVED_MESSAGES.services.choose}
        </a>
      )}
      {!tagged && !view.text && !view.onServices && view.favoritesOnly && (
        <a className="button button-primary" href={savedPath(view, { favoritesOnly: false })}>
          {SAVED_MESSAGES.showAll}
        </a>
      )}
      {!tagged && !view.text && !view.favoritesOnly && !view.onServices && (
        <a className="button button-primary" href={browse.path}>
          {browse.label}
        </a>
      )}
      {none && (
        <a className="button button-quiet" href={IMPORT_PATH}>
          {IMPORT_OFFER_MESSAGES.link}
        </a>
      )}
    </EmptyState>
  );
}

const ofServices = (any: boolean) => SAVED_MESSAGES.services[any ? 'none' : 'noneTicked'];

function sentences({ list, kind, text, favoritesOnly }: SavedView): { heading: string; text?: string } {
  if (text) {
    const say = favoritesOnly ? SAVED_MESSAGES.noFavoriteMatch : SAVED_MESSAGES.noMatch;
    return { heading: say(text) };
  }
  return favoritesOnly ? SAVED_MESSAGES.noFavorites : SAVED_MESSAGES[list].empty[kind];
}
