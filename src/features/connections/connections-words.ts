import { m } from '../../paraglide/messages.js';
import { elides } from '../../core/language/forms.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import type { PlayProgress } from './connections.ts';
import type { PlaySource } from './delivery.ts';
import { playSources } from './outcome-words.ts';

/** Since when a player is connected. */
export const connectionSince = (day: string): string => m.connection_since({ elided: elides(day), day });

export const connectionStepsBy = {
  plex: () => [
    m.connection_steps_plex_1(),
    m.connection_steps_plex_2(),
    m.connection_steps_plex_3(),
    m.connection_steps_plex_4(),
  ],
  jellyfin: () => [
    m.connection_steps_jellyfin_1(),
    m.connection_steps_jellyfin_2(),
    m.connection_steps_jellyfin_3(),
    m.connection_steps_jellyfin_4(),
    m.connection_steps_jellyfin_5(),
    m.connection_steps_jellyfin_6(),
  ],
  emby: () => [
    m.connection_steps_emby_1(),
    m.connection_steps_emby_2(),
    m.connection_steps_emby_3(),
    m.connection_steps_emby_4(),
  ],
  kodi: () => [m.connection_steps_kodi_1(), m.connection_steps_kodi_2(), m.connection_steps_kodi_3()],
  json: () => [
    m.connection_steps_json_1(),
    m.connection_steps_json_2(),
    m.connection_steps_json_3(),
    m.connection_steps_json_4(),
  ],
};

export const connectionToldBy = {
  changed: m.connection_told_changed,
  ended: m.connection_told_ended,
  taken: m.connection_told_taken,
  left: m.connection_told_left,
  chosen: m.connection_told_chosen,
  unanswered: m.connection_told_unanswered,
  undone: m.connection_told_undone,
  accepted: m.connection_told_accepted,
  zoned: m.connection_told_zoned,
};

/** A candidate title for a play, with its year if known. */
export const connectionDoubtfulCandidate = (title: string, year: number | null): string =>
  year === null ? title : m.connection_doubtful_candidate({ title, year });

export const connectionFetchFailuresBy = {
  address: m.connection_fetch_failures_address,
  refused: m.connection_fetch_failures_refused,
  token: m.connection_fetch_failures_token,
  user: m.connection_fetch_failures_user,
  unreachable: m.connection_fetch_failures_unreachable,
  answer: m.connection_fetch_failures_answer,
  tooMuch: m.connection_fetch_failures_too_much,
  none: m.connection_fetch_failures_none,
  open: m.connection_fetch_failures_open,
  limited: m.connection_fetch_failures_limited,
};

export const connectionFetchTokenBy = {
  plex: m.connection_fetch_token_plex,
  jellyfin: m.connection_fetch_token_jellyfin,
  emby: m.connection_fetch_token_emby,
};

/** An owner's invitation to take one of the program's accounts. */
export const connectionInvitationOffer = (owner: string, source: PlaySource, name: string): string =>
  m.connection_invitation_offer({
    source,
    owner: isolated(owner),
    name: isolated(name),
    program: playSources[source](),
  });

export const connectionAccountsLineBy = {
  new: (count: number): string => m.connection_accounts_line_new(counted(count)),
  mine: (count: number): string => m.connection_accounts_line_mine(counted(count)),
  left: (count: number): string => m.connection_accounts_line_left(counted(count)),
  invited: (count: number): string => m.connection_accounts_line_invited(counted(count)),
  theirs: (count: number, person: string): string =>
    person === ''
      ? m.connection_accounts_line_theirs_no_person(counted(count))
      : m.connection_accounts_line_theirs({ ...counted(count), person: isolated(person) }),
};

/** Program and plays of an account the user took; `owner` is null for the user's own program. */
export const connectionTakenLine = (source: PlaySource, owner: string | null, count: number): string =>
  owner === null
    ? m.connection_taken_line_no_owner({ source: playSources[source](), ...counted(count) })
    : m.connection_taken_line({ source: playSources[source](), owner: isolated(owner), ...counted(count) });

/** How far a title was played, with the episode of a series. */
export const connectionContinuePlace = (playProgress: Pick<PlayProgress, 'episode' | 'percent'>): string =>
  playProgress.episode
    ? m.connection_continue_place({
        season: playProgress.episode.season,
        number: playProgress.episode.number,
        percent: playProgress.percent,
      })
    : m.connection_continue_place_no_episode({ percent: playProgress.percent });
