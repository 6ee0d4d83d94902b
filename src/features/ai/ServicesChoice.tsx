import { m } from '../../paraglide/messages.js';
import { Switch } from '@headlessui/react';
import { MY_SERVICES_PATH, pageAddress } from '../../core/routes.ts';

interface ServicesChoiceProps {
  /** Whether the user has chosen any services. */
  has: boolean;
  chosen: boolean;
  onChoose: (onServices: boolean) => void;
}

/** Limits results to the user's services; without any, links to their settings. */
export function ServicesChoice({ has, chosen, onChoose }: ServicesChoiceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 has-[:disabled]:cursor-default">
        {/* Headless UI's Field would add a style attribute, which the CSP blocks. */}
        <Switch className="switch" disabled={!has} checked={has && chosen} onChange={onChoose} />
        {m.ai_services_only()}
      </label>
      {!has && (
        <p className="text-ink-soft">
          {m.ai_services_none()}{' '}
          <a className="text-link" href={pageAddress(MY_SERVICES_PATH)}>
            {m.ai_services_choose()}
          </a>
        </p>
      )}
    </div>
  );
}
