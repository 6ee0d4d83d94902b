import { isolated } from '../../core/language/inserted.ts';
import { tagsPageCount } from './tags-words.ts';
import { m } from '../../paraglide/messages.js';
import { diaryPath, parseDiaryView } from '../diary/diary.ts';
import { discoverPath } from '../discover/discover.ts';
import type { ListTitle } from '../../core/lists.ts';
import { numbersPath } from '../numbers/numbers.ts';
import { pageAddress, titlePath, withParameters } from '../../core/routes.ts';
import { parseSavedView, savedPath } from '../saved/saved-titles.ts';
import { TAGS_PATH, type Tag } from './tags.ts';
import { titleKey } from '../../core/title.ts';
import { Poster } from '../../core/ui/Poster.tsx';

interface TaggedTitlesProps {
  tag: Tag;
  titles: ListTitle[];
  imageBase: string;
}

/** All titles with a tag, and links to lists filtered by it. Rendered on the server only. */
export function TaggedTitles({ tag: { key, name, movies, series }, titles, imageBase }: TaggedTitlesProps) {
  const none = new URLSearchParams();
  const links: [string, string][] = [
    [m.tags_page_places_wishlist(), savedPath(parseSavedView('wishlist', none), { tag: key })],
    [m.tags_page_places_watched(), savedPath(parseSavedView('watched', none), { tag: key })],
    [m.tags_page_places_diary(), diaryPath(parseDiaryView(none), { tag: key })],
    [m.tags_page_places_numbers(), numbersPath(null, key)],
    [m.tags_page_places_movies(), withParameters(discoverPath('movie'), { tag: key })],
    [m.tags_page_places_series(), withParameters(discoverPath('tv'), { tag: key })],
  ];
  return (
    <div className="page py-10">
      <a className="text-link" href={pageAddress(TAGS_PATH)}>
        {m.tags_page_all()}
      </a>
      <h1 className="mt-4 text-4xl [overflow-wrap:anywhere]">{m.tag_with_tag({ tag: isolated(name) })}</h1>
      <p className="mt-3 text-ink-soft">{tagsPageCount(movies, series)}</p>
      <nav className="mt-4" aria-label={m.tags_page_where()}>
        <ul className="flex flex-wrap gap-2">
          {links.map(([label, href]) => (
            <li key={href}>
              <a className="chip" href={pageAddress(href)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
        {titles.map((title) => (
          <li key={titleKey(title)}>
            <a className="group block rounded" href={pageAddress(titlePath(title))}>
              <Poster title={title} imageBase={imageBase} sizes="160px" />
              <span className="mt-2 block text-sm font-semibold [overflow-wrap:anywhere] group-hover:text-marquee-bright">
                {title.title}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {titles.length < movies + series && <p className="mt-6 text-sm text-ink-mute">{m.tags_page_most()}</p>}
    </div>
  );
}
