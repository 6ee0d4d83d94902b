import { useState } from 'react';
import { followersPage, type PeopleOf } from '../../stores/known-people.ts';
import { OWN_PROFILE_MESSAGES as words, PEOPLE_ACTION_MESSAGES } from '../../domain/messages.ts';
import { profilePath } from '../../domain/routes.ts';
import { $people, begin, block, follow, personNow, unblock, unfollow } from '../../stores/people.ts';
import { useStore } from '../ui/use-store.ts';

interface KnownPeopleProps {
  /** Whom one follows, or whom one has blocked. */
  which: 'following' | 'blocked';
  /** Of whoever is signed in. */
  own: string;
  /** The first page, as the server found it. */
  first: PeopleOf;
}

/** People one follows or has blocked; whom one has let go of stays in the list until the page is asked for again. */
export function KnownPeople({ which, own, first }: KnownPeopleProps) {
  const [{ people, total }, setFound] = useState(first);
  const [busy, setBusy] = useState(false);
  const now = useStore($people);
  const blocked = which === 'blocked';

  async function more() {
    setBusy(true);
    const found = await followersPage(which, own, people);
    setBusy(false);
    if (found) setFound(found);
  }

  if (people.length === 0)
    return <p className="text-ink-soft">{blocked ? words.blockNobody : words.followNobody}</p>;
  return (
    <>
      <ul className="grid gap-2">
        {people.map(({ userId, name, handle }) => {
          const said =
            name ??
            (handle
              ? `@${handle}`
              : blocked
                ? PEOPLE_ACTION_MESSAGES.somebody
                : PEOPLE_ACTION_MESSAGES.private);
          const state = personNow(now, userId, !blocked, blocked);
          const on = blocked ? state.blocked : state.followed;
          const verb = blocked ? (on ? unblock : block) : on ? unfollow : follow;
          const label = blocked
            ? PEOPLE_ACTION_MESSAGES[on ? 'unblock' : 'block']
            : PEOPLE_ACTION_MESSAGES[on ? 'unfollow' : 'follow'];
          return (
            <li key={userId} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {handle ? (
                  <a className="underline" href={profilePath(handle)}>
                    <bdi>{said}</bdi>
                  </a>
                ) : (
                  <bdi>{said}</bdi>
                )}
              </span>
              <button
                type="button"
                className="button button-quiet button-small"
                aria-label={`${label}: ${said}`}
                onClick={() => {
                  begin(userId, !blocked, blocked);
                  void verb(own, { userId, name: said });
                }}
              >
                {label}
              </button>
            </li>
          );
        })}
      </ul>
      {people.length < total && (
        <button
          type="button"
          className="button button-quiet mt-3"
          aria-disabled={busy}
          onClick={() => void more()}
        >
          {words.more}
        </button>
      )}
    </>
  );
}
