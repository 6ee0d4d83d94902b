import { m } from '../../paraglide/messages.js';
import { useLayoutEffect } from 'react';
import { $watchSheet, closeWatchSheet, showWatchSheet } from '../diary/watch-sheet.store.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { lazyDialog } from '../../core/ui/lazy.tsx';
import { typeAhead } from '../../core/ui/type-ahead.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { pageAddress } from '../../core/routes.ts';

const WatchSheet = lazyDialog(() => import('../diary/WatchSheet.tsx').then((script) => script.WatchSheet));

/** Opens the dialog that logs a watch; without scripts it links to the diary. */
export function LogButton() {
  const sheet = useStore($watchSheet);
  const isPicking = sheet?.kind === 'pick';
  useLayoutEffect(() => (isPicking ? typeAhead() : undefined), [isPicking]);
  return (
    <>
      <a
        href={pageAddress('/diary')}
        data-opens=""
        className="nav-link shrink-0 gap-1 max-md:-mx-1 max-md:px-1.5"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          showWatchSheet({ kind: 'pick' });
        }}
      >
        <Icon path={icons.plus} />
        <span className="max-nav:sr-only">{m.account_menu_log()}</span>
      </a>
      {sheet && <WatchSheet onClose={closeWatchSheet} />}
    </>
  );
}
