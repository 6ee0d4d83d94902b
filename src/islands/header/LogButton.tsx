import { ACCOUNT_MENU_MESSAGES } from '../../domain/messages.ts';
import { $watchSheet, putOffWatchSheet, showWatchSheet } from '../../stores/diary/watch-sheet.ts';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { late } from '../ui/late.tsx';
import { useStore } from '../ui/use-store.ts';

const LateSheet = late(() => import('../diary/WatchSheet.tsx').then((script) => script.WatchSheet));

/** Opens the sheet in which one writes down what one has watched; without scripts it leads to the diary. */
export function LogButton() {
  const sheet = useStore($watchSheet);
  return (
    <>
      <a
        href="/diary"
        data-opens=""
        className="nav-link shrink-0 gap-1 max-md:-mx-1 max-md:px-1.5"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          showWatchSheet({ kind: 'pick' });
        }}
      >
        <Icon path={icons.plus} />
        <span className="max-nav:sr-only">{ACCOUNT_MENU_MESSAGES.log}</span>
      </a>
      <LateSheet props={sheet && {}} onMissing={putOffWatchSheet} />
    </>
  );
}
