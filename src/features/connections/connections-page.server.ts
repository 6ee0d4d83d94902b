import {
  choosePlayed,
  endConnection,
  forgetNameAnswer,
  forgetProgress,
  inviteToAccount,
  leaveAccount,
  loadConnections,
  loadNameAnswers,
  renewConnection,
  takeAccount,
  undoPlay,
} from './own.queries.ts';
import { loadTimeZone, saveTimeZone } from '../../core/backend/time-zones.ts';
import type { NameAnswer, OwnConnections } from './connections.ts';
import { CONNECTIONS_PATH, hookPath, isPlaySource, type PlaySource } from './delivery.ts';
import { isHistorySource, type HistoryFailure, type HistorySource } from './players/history.ts';
import { IMPORT_PATH, publicAddress, publicFileAddress } from '../../core/routes.ts';
import type { connectionToldBy } from './connections-words.ts';
import { isTimeZone } from '../../core/time-zones.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import type { TitleId } from '../../core/title.ts';
import { zonesFor } from '../../server/zones.ts';
import { forPerson, type Person, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';

/** The page of connections to media servers. */
export interface ConnectionsPage extends OwnConnections {
  /** Whether this site can receive webhooks. */
  isOpen: boolean;
  /** A new address, in the response to its creation only. */
  made: { source: PlaySource; address: string } | null;
  /** An invitation's link, likewise. */
  invitation: string | null;
  /** The result of another action. */
  told: keyof typeof connectionToldBy | null;
  /** The user's latest choices for names. */
  answers: NameAnswer[];
  /** Why importing history from a server failed. */
  failure: { source: HistorySource; why: HistoryFailure } | null;
  /** The user's time zone, null if unset, and all zones. */
  timeZone: string | null;
  zones: string[];
  /** Where to redirect: to the import that was started, or back to this page. */
  leadsTo: string | null;
}

type Answer = Partial<Pick<ConnectionsPage, 'made' | 'invitation' | 'told' | 'failure' | 'leadsTo'>>;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TITLE = /^(movie|tv):([1-9]\d{0,9})$/;

/** Maximum choices shown. */
const MOST_ANSWERS = 100;

const whether = (done: boolean, told: ConnectionsPage['told']): Answer => ({ told: done ? told : 'changed' });

async function renew({ client }: Person, source: PlaySource, had: string): Promise<Answer> {
  const known = Number.isNaN(Date.parse(had)) ? null : had;
  const secret = await renewConnection(client, source, known);
  if (secret === null) return { told: 'changed' };
  const { config } = await services();
  return { made: { source, address: publicFileAddress(config.siteUrl, hookPath(source, secret)) } };
}

async function invite({ client }: Person, id: string): Promise<Answer> {
  const secret = await inviteToAccount(client, id);
  if (secret === null) return { told: 'changed' };
  const { config } = await services();
  return { invitation: publicAddress(config.siteUrl, `${CONNECTIONS_PATH}/take/${secret}`) };
}

function titleIn(field: string): TitleId | null {
  const [, kind, id] = TITLE.exec(field) ?? [];
  return kind === undefined ? null : { kind: kind === 'tv' ? 'tv' : 'movie', id: Number(id) };
}

async function choose({ client }: Person, number: number, picked: string): Promise<Answer> {
  const title = titleIn(picked);
  const done = await choosePlayed(client, number, title);
  if (done) (await services()).jobs.plays?.wake();
  return whether(done, 'chosen');
}

async function undo({ client }: Person, plays: string[]): Promise<Answer> {
  const undone: boolean[] = [];
  for (const id of plays.slice(0, 20)) undone.push(await undoPlay(client, id));
  return whether(undone.includes(true), 'undone');
}

/** Runs an action of the page's forms; ignores invalid ones. */
async function act(person: Person, form: FormData): Promise<Answer> {
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const { client, userId } = person;
  const source = field('source');
  const id = field('id');
  switch (field('do')) {
    case 'renew':
      return isPlaySource(source) ? renew(person, source, field('had')) : {};
    case 'end':
      if (!isPlaySource(source) || Number.isNaN(Date.parse(field('had')))) return {};
      return whether(await endConnection(client, userId, source, field('had')), 'ended');
    case 'take': {
      const taken = ID.test(id) && (await takeAccount(client, id));
      if (taken) (await services()).jobs.plays?.wake();
      return whether(taken, 'taken');
    }
    case 'leave':
      return whether(ID.test(id) && (await leaveAccount(client, id)), 'left');
    case 'invite':
      return ID.test(id) ? invite(person, id) : {};
    case 'choose':
      return /^\d{1,15}$/.test(id) ? choose(person, Number(id), field('title')) : {};
    case 'unanswer': {
      const kind = field('kind') === 'tv' ? ('tv' as const) : ('movie' as const);
      const year = /^\d{1,4}$/.test(field('year')) ? Number(field('year')) : 0;
      return whether(
        await forgetNameAnswer(client, userId, { kind, name: field('name'), year }),
        'unanswered',
      );
    }
    case 'undo':
      return undo(
        person,
        field('plays')
          .split(' ')
          .filter((play) => ID.test(play)),
      );
    case 'forget': {
      const title = titleIn(field('title'));
      if (title) await forgetProgress(client, userId, title);
      return { leadsTo: '/' };
    }
    case 'fetch': {
      const { plays } = (await services()).jobs;
      if (!isHistorySource(source) || !plays) return {};
      const given = { source, address: field('address'), token: field('token'), user: field('user') };
      const { timeZone } = zonesFor(await loadTimeZone(client, userId));
      const why = await plays.fetchHistory(userId, given, timeZone ?? 'UTC');
      return why === null ? { leadsTo: IMPORT_PATH } : { failure: { source, why } };
    }
    case 'zone': {
      const zone = field('zone');
      if (!isTimeZone(zone)) return {};
      await saveTimeZone(client, userId, zone);
      return { told: 'zoned' };
    }
    default:
      return {};
  }
}

/**
 * Loads the page of connections and handles its forms. Forms name the address they replace, so that a
 * repeated submission or another tab cannot revoke a newer one.
 */
export function loadConnectionsPage(context: PersonContext): Promise<PersonOutcome<ConnectionsPage>> {
  return forPerson(context, async (person) => {
    const { client, userId } = person;
    const isPost = context.request.method === 'POST';
    const answer = isPost ? await act(person, await context.request.formData()) : {};
    const { jobs } = await services();
    const [connections, answers, timeZone] = await Promise.all([
      loadConnections(client),
      loadNameAnswers(client, userId, MOST_ANSWERS),
      loadTimeZone(client, userId),
    ]);
    return {
      ...connections,
      ...{ answers, ...zonesFor(timeZone) },
      ...{
        isOpen: jobs.plays !== undefined,
        made: null,
        invitation: null,
        told: null,
        failure: null,
        leadsTo: null,
      },
      ...answer,
    };
  });
}
