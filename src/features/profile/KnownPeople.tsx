import { labelled } from '../../core/words/labels.ts';
import { ownProfileNobodyBy, peopleActionBy } from '../public-profile/public-profile-words.ts';
import { m } from '../../paraglide/messages.js';
import { useState } from 'react';
import { nextPeople, type PeopleOf, type WhichPeople } from '../public-profile/known-people.store.ts';
import { pageAddress, profilePath } from '../../core/routes.ts';
import {
  $people,
  begin,
  block,
  follow,
  personNow,
  removeFollower,
  unblock,
  unfollow,
} from '../public-profile/people.store.ts';
import { useStore } from '../../core/ui/use-store.ts';

interface KnownPeopleProps {
  which: WhichPeople;
  /** Id of the signed-in user. */
  own: string;
  /** The first page, as rendered. */
  first: PeopleOf;
}

interface Act {
  word: 'block' | 'follow' | 'removed' | 'removeFollower' | 'unblock' | 'unfollow';
  verb?: typeof follow;
}

/** How a person is removed from each list and added back; a removed follower has to follow again. */
const ACTS: Record<WhichPeople, { on: Act; off: Act }> = {
  following: { on: { word: 'unfollow', verb: unfollow }, off: { word: 'follow', verb: follow } },
  followers: { on: { word: 'removeFollower', verb: removeFollower }, off: { word: 'removed' } },
  blocked: { on: { word: 'unblock', verb: unblock }, off: { word: 'block', verb: block } },
};

/**
 * People the user follows, is followed by, or has blocked. Removed people stay listed until the page reloads.
 */
export function KnownPeople({ which, own, first }: KnownPeopleProps) {
  const [{ people, total }, setFound] = useState(first);
  const [busy, setBusy] = useState(false);
  const now = useStore($people);
  async function more() {
    setBusy(true);
    const found = await nextPeople(which, own, people);
    setBusy(false);
    if (found) setFound(found);
  }

  if (people.length === 0) return <p className="text-ink-soft">{ownProfileNobodyBy[which]()}</p>;
  return (
    <>
      <ul className="grid gap-2">
        {people.map(({ userId, name, handle }) => {
          const said =
            name ??
            (handle
              ? `@${handle}`
              : which === 'blocked'
                ? m.people_action_somebody()
                : m.people_action_private());
          const person = { userId, name: said };
          const rendered = { followed: which === 'following', blocked: which === 'blocked' };
          const { followed, blocked, removed } = personNow(now, person, rendered);
          const on = { following: followed, followers: !removed, blocked }[which];
          const act = on ? ACTS[which].on : ACTS[which].off;
          return (
            <li key={userId} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {handle ? (
                  <a className="underline" href={pageAddress(profilePath(handle))}>
                    <bdi>{said}</bdi>
                  </a>
                ) : (
                  <bdi>{said}</bdi>
                )}
              </span>
              <button
                type="button"
                className="button button-quiet button-small"
                aria-label={labelled(peopleActionBy[act.word](), said)}
                aria-disabled={!act.verb}
                onClick={() => {
                  begin(person, rendered);
                  void act.verb?.(own, person);
                }}
              >
                {peopleActionBy[act.word]()}
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
          {m.own_profile_more()}
        </button>
      )}
    </>
  );
}
