import { useState } from 'react';
import { PEOPLE_ACTION_MESSAGES as words } from '../../domain/messages.ts';
import { asSignedIn } from '../../stores/permission.ts';
import {
  $people,
  begin,
  block,
  follow,
  personNow,
  unblock,
  unfollow,
  type PageOwner,
} from '../../stores/public-profile/people.ts';
import { late } from '../ui/late.tsx';
import { useAsked } from '../ui/use-asked.ts';
import { useStore } from '../ui/use-store.ts';

const LateReportDialog = late(() =>
  import('./ReportProfileDialog.tsx').then((script) => script.ReportProfileDialog),
);

interface ProfileActionsProps {
  person: PageOwner & { name: string | null };
  /** Whether whoever looks follows them, as the server knew. */
  followed: boolean;
  /** A page by link can be read, and nobody follows it. */
  followable: boolean;
}

/** What one can do about somebody on their page. */
export function ProfileActions({ person, followed, followable }: ProfileActionsProps) {
  const { handle, key } = person;
  const { asked, ask, close, putOff } = useAsked();
  const [known] = useState(() => person.name ?? words.somebody);
  const named = { handle, key, name: known };
  const now = personNow(useStore($people), named, { followed });
  const act = (refusal: { title: string; text: string }, verb: typeof follow) => () =>
    asSignedIn(refusal, (account) => {
      begin(named, { followed });
      return verb(account.id, named);
    });

  if (now.blocked) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="text-ink-soft">
          {words.blockedHere(known)}
        </p>
        <button type="button" className="button button-quiet" onClick={act(words.refusedBlock, unblock)}>
          {words.unblock}
        </button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {followable && (
        <button
          type="button"
          className={now.followed ? 'button button-quiet' : 'button button-primary'}
          aria-pressed={now.followed}
          onClick={act(words.refused, now.followed ? unfollow : follow)}
        >
          {now.followed ? words.followed : words.follow}
        </button>
      )}
      <menu-dropdown>
        <details className="relative">
          <summary className="button button-quiet list-none">{words.more}</summary>
          <div className="absolute end-0 z-10 mt-2 grid min-w-40 rounded-lg border border-ground-edge bg-ground-high p-1">
            <button type="button" className="menu-item" onClick={act(words.refusedBlock, block)}>
              {words.block}
            </button>
            <button type="button" className="menu-item" onClick={() => asSignedIn(words.refusedReport, ask)}>
              {words.report}
            </button>
          </div>
        </details>
      </menu-dropdown>
      <LateReportDialog
        props={asked ? { person: { handle, key }, onClose: close } : null}
        onMissing={putOff}
      />
    </div>
  );
}
