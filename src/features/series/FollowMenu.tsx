import { seriesStatesBy } from './series-words.ts';
import { m } from '../../paraglide/messages.js';
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import type { RefObject } from 'react';
import type { FollowedTitle, SeriesMarks } from './following.ts';
import { endRun, mark, setState, stop, watchAgain, type Act } from './acts.store.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import * as icons from '../../core/ui/icon-paths.ts';

interface FollowMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  series: FollowedTitle;
  marks: SeriesMarks;
  act: (act: Act) => Promise<void>;
}

/** Beyond any episode: "up to here" marks all. */
const END = { season: 9999, number: 99_999 };

/** The actions on a followed series, by its state. */
function choicesOf(series: FollowedTitle, marks: SeriesMarks): [label: string, act: () => Act][] {
  const state = marks.state ?? 'watching';
  const to = (next: typeof state) => () => setState(series, next, state);
  const all: [string, () => Act, boolean][] = [
    [m.series_resume(), to('watching'), state !== 'watching'],
    [
      m.series_mark_all(),
      () => mark(series, { kind: 'mark', scope: 'upTo', ...END }, null),
      state === 'watching',
    ],
    [m.series_pause(), to('paused'), state === 'watching'],
    [m.series_drop(), to('dropped'), state !== 'dropped'],
    [m.series_again(), () => watchAgain(series), marks.seasons.some(({ watched }) => watched > 0)],
    [m.series_end_run(), () => endRun(series, marks.run), marks.run > 1],
    [m.series_stop(), () => stop(series), true],
  ];
  return all.flatMap(([label, act, fits]) => (fits ? [[label, act] as [string, () => Act]] : []));
}

/** The state of a followed series, with a menu of actions. */
export function FollowMenu({ button, series, marks, act }: FollowMenuProps) {
  const state = marks.state ?? 'watching';
  return (
    <Menu>
      <MenuButton ref={button} className="button button-quiet border-marquee text-marquee">
        <Icon path={state === 'watching' ? icons.check : icons.pause} />
        {seriesStatesBy[state]()}
      </MenuButton>
      <MenuItems anchor={{ to: 'bottom start', gap: 4 }} modal={false} className="act-menu w-60">
        {choicesOf(series, marks).map(([label, chosen]) => (
          <MenuItem
            key={label}
            as="button"
            type="button"
            className="menu-item w-full cursor-pointer"
            onClick={() => void act(chosen())}
          >
            {label}
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
