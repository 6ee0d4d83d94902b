import { m } from '../../paraglide/messages.js';
import { useId, useState } from 'react';
import type { Region } from '../../core/offers.ts';
import { chooseRegion } from '../watch/choose-region.store.ts';
import { rememberRegion } from '../watch/reader-region.client.ts';

interface RegionFieldProps {
  userId: string;
  /** As saved; null to use the browser's. */
  region: string | null;
  regions: readonly Region[];
}

/** The user's region, saved on change and rolled back if that fails. */
export function RegionField({ userId, region, regions }: RegionFieldProps) {
  const id = useId();
  const [kept, setKept] = useState(region);
  const [busy, setBusy] = useState(false);

  async function choose(next: string | null) {
    const before = kept;
    setKept(next);
    setBusy(true);
    const saved = await chooseRegion(userId, next);
    setBusy(false);
    if (saved) rememberRegion(next);
    else setKept(before);
  }

  return (
    <div aria-busy={busy}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {m.watch_region_label()}
      </label>
      <select
        id={id}
        className="field"
        value={kept ?? ''}
        disabled={busy}
        onChange={({ target }) => void choose(target.value || null)}
      >
        <option value="">{m.watch_region_automatic()}</option>
        {regions.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
