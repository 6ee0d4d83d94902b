import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect, useState } from 'react';
import { useInBrowser } from '../../core/ui/use-in-browser.ts';
import { pageSavedTitles } from './create-saved-titles.store.ts';
import { useStore } from '../../core/ui/use-store.ts';

/** How many titles have unknown availability; with scripts it is looked up on mount. */
export function LookUp({ unchecked }: { unchecked: number }) {
  const isInBrowser = useInBrowser();
  const [done, setDone] = useState(false);
  const looking = isInBrowser && !done;
  const { $savedTitles, lookUp } = pageSavedTitles();
  // Child effects run before their parent's, which fills the store.
  const taken = useStore($savedTitles) !== null;

  function again() {
    setDone(false);
    void lookUp().then(() => setDone(true));
  }

  useEffect(() => {
    if (taken) void lookUp().then(() => setDone(true));
  }, [taken, lookUp]);

  return (
    <p role="status" className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
      {looking
        ? m.saved_services_looking_up(counted(unchecked))
        : m.saved_services_not_known(counted(unchecked))}
      {!looking && (
        <button type="button" className="chip [@media(scripting:none)]:hidden" onClick={again}>
          {m.saved_services_look_up()}
        </button>
      )}
    </p>
  );
}
