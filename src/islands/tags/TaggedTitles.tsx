import { diaryPath, parseDiaryView } from '../../domain/diary/diary.ts';
import { discoverPath } from '../../domain/discover/discover.ts';
import type { ListTitle } from '../../domain/lists/lists.ts';
import { TAG_MESSAGES, TAGS_PAGE_MESSAGES as words } from '../../domain/messages.ts';
import { numbersPath } from '../../domain/numbers/numbers.ts';
import { titlePath, withParameters } from '../../domain/routes.ts';
import { parseSavedView, savedPath } from '../../domain/saved/saved-titles.ts';
import { TAGS_PATH, type Tag } from '../../domain/tags/tags.ts';
import { titleKey } from '../../domain/title.ts';
import { Poster } from '../shared/Poster.tsx';

interface TaggedTitlesProps {
  tag: Tag;
  titles: ListTitle[];
  imageBase: string;
}

/** All titles with a tag, and where else they can be narrowed to it; no island, only drawn by the server. */
export function TaggedTitles({ tag: { key, name, movies, series }, titles, imageBase }: TaggedTitlesProps) {
  const none = new URLSearchParams();
  const { places } = words;
  const links: [string, string][] = [
    [places.wishlist, savedPath(parseSavedView('wishlist', none), { tag: key })],
    [places.watched, savedPath(parseSavedView('watched', none), { tag: key })],
    [places.diary, diaryPath(parseDiaryView(none), { tag: key })],
    [places.numbers, numbersPath(null, key)],
    [places.movies, withParameters(discoverPath('movie'), { tag: key })],
    [places.series, withParameters(discoverPath('tv'), { tag: key })],
  ];
  return (
    <div className="page py-10">
      <a className="text-link" href={TAGS_PATH}>
        {words.all}
      </a>
      <h1 className="mt-4 text-4xl [overflow-wrap:anywhere]">{TAG_MESSAGES.withTag(name)}</h1>
      <p className="mt-3 text-ink-soft">{words.count(movies, series)}</p>
      <nav className="mt-4" aria-label={words.where}>
        <ul className="flex flex-wrap gap-2">
          {links.map(([label, href]) => (
            <li key={href}>
              <a className="chip" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
        {titles.map((title) => (
          <li key={titleKey(title)}>
            <a className="group block rounded" href={titlePath(title)}>
              <Poster title={title} imageBase={imageBase} sizes="160px" />
              <span className="mt-2 block text-sm font-semibold [overflow-wrap:anywhere] group-hover:text-marquee-bright">
                {title.title}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {titles.length < movies + series && <p className="mt-6 text-sm text-ink-mute">{words.most}</p>}
    </div>
  );
}
