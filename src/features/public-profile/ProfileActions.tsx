import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useState } from 'react';
import { asSignedIn } from '../../core/stores/permission.ts';
import {
  $people,
  begin,
  block,
  follow,
  personNow,
  unblock,
  unfollow,
  type PageOwner,
} from './people.store.ts';
import { lazyDialog } from '../../core/ui/lazy.tsx';
import { useStore } from '../../core/ui/use-store.ts';

const ReportProfileDialog = lazyDialog(() =>
  import('./ReportProfileDialog.tsx').then((script) => script.ReportProfileDialog),
);

interface ProfileActionsProps {
  person: PageOwner & { name: string | null };
  /** Whether the signed-in user follows the person, as rendered. */
  followed: boolean;
  /** False for a profile shared by link. */
  followable: boolean;
}

/** Follow, block and report on a public profile. */
export function ProfileActions({ person, followed, followable }: ProfileActionsProps) {
  const { handle, key } = person;
  const [asked, setAsked] = useState(false);
  const [known] = useState(() => person.name ?? m.people_action_somebody());
  const named = { handle, key, name: known };
  const now = personNow(useStore($people), named, { followed });
  const act = (refusal: { title: string; text: string }, verb: typeof follow) => () =>
    void asSignedIn(refusal, (account) => {
      begin(named, { followed });
      return verb(account.id, named);
    });

  if (now.blocked) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="text-ink-soft">
          {m.people_action_blocked_here({ name: isolated(known) })}
        </p>
        <button
          type="button"
          className="button button-quiet"
          onClick={act(
            { title: m.people_action_refused_block_title(), text: m.people_action_refused_block_text() },
            unblock,
          )}
        >
          {m.people_action_unblock()}
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
          onClick={act(
            { title: m.people_action_refused_title(), text: m.people_action_refused_text() },
            now.followed ? unfollow : follow,
          )}
        >
          {now.followed ? m.people_action_followed() : m.people_action_follow()}
        </button>
      )}
      <Menu>
        <MenuButton className="button button-quiet">{m.people_action_more()}</MenuButton>
        <MenuItems anchor={{ to: 'bottom end', gap: 8 }} modal={false} className="act-menu min-w-40">
          <MenuItem
            as="button"
            type="button"
            className="menu-item w-full cursor-pointer"
            onClick={act(
              { title: m.people_action_refused_block_title(), text: m.people_action_refused_block_text() },
              block,
            )}
          >
            {m.people_action_block()}
          </MenuItem>
          <MenuItem
            as="button"
            type="button"
            className="menu-item w-full cursor-pointer"
            onClick={() =>
              void asSignedIn(
                {
                  title: m.people_action_refused_report_title(),
                  text: m.people_action_refused_report_text(),
                },
                () => setAsked(true),
              )
            }
          >
            {m.people_action_report()}
          </MenuItem>
        </MenuItems>
      </Menu>
      {asked && <ReportProfileDialog person={{ handle, key }} onClose={() => setAsked(false)} />}
    </div>
  );
}
