import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type ToggleEvent,
} from 'react';
import type { FollowedTitle, SeriesMarks } from '../../domain/series/following.ts';
import { SERIES_MESSAGES as words } from '../../domain/messages.ts';
import { endRun, mark, setState, stop, watchAgain, type Act } from '../../stores/series/acts.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icon-paths.ts';
import { menuItemFor } from '../ui/menu-keys.ts';

interface FollowMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  series: FollowedTitle;
  marks: SeriesMarks;
  act: (act: Act) => Promise<void>;
}

/** Up to here is everything. */
const END = { season: 9999, number: 99_999 };

/** What can be done about a followed series, by what it is now. */
function choicesOf(series: FollowedTitle, marks: SeriesMarks): [label: string, act: () => Act][] {
  const state = marks.state ?? 'watching';
  const to = (next: typeof state) => () => setState(series, next, state);
  const all: [string, () => Act, boolean][] = [
    [words.resume, to('watching'), state !== 'watching'],
    [words.markAll, () => mark(series, { kind: 'mark', scope: 'upTo', ...END }, null), state === 'watching'],
    [words.pause, to('paused'), state === 'watching'],
    [words.drop, to('dropped'), state !== 'dropped'],
    [words.again, () => watchAgain(series), marks.seasons.some(({ watched }) => watched > 0)],
    [words.endRun, () => endRun(series, marks.run), marks.run > 1],
    [words.stop, () => stop(series), true],
  ];
  return all.flatMap(([label, act, fits]) => (fits ? [[label, act] as [string, () => Act]] : []));
}

/** The state of a followed series, and the menu that changes it. */
export function FollowMenu({ button, series, marks, act }: FollowMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const state = marks.state ?? 'watching';

  function goTo(key: string): boolean {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const item = menuItemFor(key, items, document.activeElement);
    item?.focus();
    return item !== null;
  }

  /** Below its button, where that is on the page. */
  function place({ newState }: ToggleEvent) {
    const at = button.current?.getBoundingClientRect();
    const { style } = menu.current ?? {};
    if (newState !== 'open' || !at || !style) return;
    style.top = `${at.bottom + scrollY + 4}px`;
    style.left = `${Math.max(8, Math.min(at.left, innerWidth - 248)) + scrollX}px`;
  }

  function onToggle({ newState }: ToggleEvent) {
    setOpen(newState === 'open');
    if (newState === 'open') goTo('Home');
  }

  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !goTo(event.key)) return;
    event.preventDefault();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !menu.current?.contains(relatedTarget)) menu.current?.hidePopover();
  }

  function choose(chosen: () => Act) {
    menu.current?.hidePopover();
    // What was chosen may be gone with the next drawing, and the focus must not go with it.
    button.current?.focus();
    void act(chosen());
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        className="button button-quiet border-marquee text-marquee"
      >
        <Icon path={state === 'watching' ? icons.check : icons.pause} />
        {words.states[state]}
      </button>
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        popover="auto"
        aria-label={words.menu}
        className="follow-menu"
        onBeforeToggle={place}
        onToggle={onToggle}
        onKeyDown={onKey}
        onBlur={onBlur}
      >
        {choicesOf(series, marks).map(([label, chosen]) => (
          <button
            key={label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="menu-item w-full cursor-pointer"
            onClick={() => choose(chosen)}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
