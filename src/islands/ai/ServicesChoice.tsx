import { AI_MESSAGES } from '../../domain/messages.ts';
import { MY_SERVICES_PATH } from '../../domain/routes.ts';
import { useInBrowser } from '../ui/use-in-browser.ts';

const { services: words } = AI_MESSAGES;

interface ServicesChoiceProps {
  /** Whether the person has ticked any service. */
  has: boolean;
  chosen: boolean;
  onChoose: (onServices: boolean) => void;
}

/** Whether only what is included on one's services is wanted; who has none is told where to tick them. */
export function ServicesChoice({ has, chosen, onChoose }: ServicesChoiceProps) {
  // As with the kind: a choice made before the island is awake would be shown and not taken.
  const inBrowser = useInBrowser();
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 has-[:disabled]:cursor-default">
        <input
          type="checkbox"
          role="switch"
          className="switch"
          autoComplete="off"
          disabled={!inBrowser || !has}
          data-waits={inBrowser || !has ? undefined : ''}
          checked={has && chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        {words.only}
      </label>
      {!has && (
        <p className="text-ink-soft">
          {words.none}{' '}
          <a className="text-link" href={MY_SERVICES_PATH}>
            {words.choose}
          </a>
        </p>
      )}
    </div>
  );
}
