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

/** The page of connections. */
export interface ConnectionsPage extends OwnConnections {
  /** Whether this site can take in what programs send. */
  isOpen: boolean;
  /** A new address, only in the answer to making it. */
  made: { source: PlaySource; address: string } | null;
  /** The link of an invitation, likewise. */
  invitation: string | null;
  /** What became of what was asked for, where it is neither. */
  told: keyof typeof connectionToldBy | null;
  /** What was said of names before, the latest answers. */
  answers: NameAnswer[];
  /** Why nothing was fetched from a server. */
  failure: { source: HistorySource; why: HistoryFailure } | null;
  /** The person's time zone, null while none is known, and those to choose from. */
  timeZone: string | null;
  zones: string[];
  /** Where the page leads: to the import that was begun by fetching, or back home. */
  leadsTo: string | null;
}

type Answer = Partial<Pick<ConnectionsPage, 'made' | 'invitation' | 'told' | 'failure' | 'leadsTo'>>;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TITLE = /^(movie|tv):([1-9]\d{0,9})$/;

/** Answers about names that are shown. */
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

/** Does what a form of the page asks for; what makes no sense does nothing. */
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
 * The page of connections, and what its forms ask for. They say which address they knew of, so that sending one again, or
 * from another tab, ends nothing that was made since.
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
