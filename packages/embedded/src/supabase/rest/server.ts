import { sessionAlive, sessionOf } from '../auth/sessions/alive.ts';
import type { Caller, VerifyToken } from '../auth/tokens.ts';
import type { Database, Transaction } from '../database/contract.ts';
import type { ClientInfo, Clock, BackendPart } from '../part.ts';
import { checkOutcome, respond, type Outcome } from './answer.ts';
import { readCatalog } from './catalog/read-catalog.ts';
import type { Catalog } from './catalog/catalog.ts';
import { checkProfile, checkRange, sessionOver, tokenError } from './negotiate.ts';
import { planRequest, type Plan } from './plan.ts';
import { requestLimitsOn, type Asker, type RequestLimits } from './request-limits.ts';
import { errorResponse, RestError, toRestError } from './rest-error.ts';
import { createTurns, createTurnsOfEach, type Turns } from './turns.ts';

export interface RestOptions {
  database: Database;
  verifyToken: VerifyToken;
  /** Limits by caller; optional. */
  limits?: Record<Asker, RequestLimits> | undefined;
  /**
   * A function that may set the user a request acts for, like PostgREST's `db-pre-request`; called for the
   * service role only.
   */
  preRequest?: string | undefined;
  clock?: Clock | undefined;
  log: { error(fields: object, message: string): void };
}

/** The decoded path after `/rest/v1/`; throws PGRST125 if it is malformed. */
function pathOf(url: string): string {
  const path = new URL(url).pathname.replace(/^.*?\/rest\/v1\/?/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    throw new RestError(404, { code: 'PGRST125', message: 'Invalid path specified in request URL' });
  }
}

/**
 * Runs each request in one transaction: role, claims and search path end with it, so that no request has the
 * rights of another.
 */
function run(
  { database, preRequest, clock = () => new Date() }: Pick<RestOptions, 'database' | 'preRequest' | 'clock'>,
  caller: Caller,
  { headers, ...plan }: Plan & { sql: string; headers: Headers },
  { milliseconds, rows, bytes }: RequestLimits,
): Promise<Outcome> {
  const work = async (tx: Transaction): Promise<Outcome> => {
    const begun = await tx.query<{ alive: boolean }>(
      `select ${sessionAlive(6)} as alive,
         set_config('search_path', 'public, extensions', true), set_config('timezone', 'UTC', true),
         set_config('request.jwt.claims', $1, true),
         set_config('transaction_read_only', coalesce($2, current_setting('transaction_read_only')), true),
         set_config('rest.rows', $4, true), set_config('rest.rows_left', $4, true),
         set_config('rest.bytes', $5, true), set_config('rest.bytes_left', $5, true),
         set_config('role', $3, true)`,
      [
        JSON.stringify(caller.claims),
        // Read-only also if the disk is full.
        plan.readOnly ? 'on' : null,
        caller.role,
        rows,
        bytes,
        ...sessionOf(caller, clock()),
      ],
    );
    if (!begun.rows[0]?.alive) throw sessionOver();
    if (preRequest !== undefined && caller.role === 'service_role') {
      await tx.query(`select set_config('request.headers', $1, true)`, [
        JSON.stringify(Object.fromEntries(headers)),
      ]);
      await tx.query(`select ${preRequest}()`);
    }
    const [outcome] = (await tx.query<Outcome>(plan.sql, plan.parameters)).rows;
    if (outcome === undefined) throw new Error('The statement answered no row');
    checkOutcome(plan, outcome);
    return outcome;
  };
  return database.transaction(work, milliseconds === undefined ? {} : { timeoutMs: milliseconds });
}

/**
 * The PostgREST subset: tables, views and functions of schema `public`, under the caller's role. Reads the
 * catalog at the first request, so migrations must have run.
 */
export function createRest(options: RestOptions): BackendPart {
  const { database, verifyToken, limits = requestLimitsOn(options.database.engine), log } = options;
  const together = {
    anon: createTurns(limits.anon.turns),
    page: createTurns(limits.page.turns),
    service_role: createTurns(limits.service_role.turns),
  };
  const ofPerson = createTurnsOfEach(limits.authenticated.turns);
  const turnsOf = (asker: Asker, { claims }: Caller): Turns =>
    asker === 'authenticated' ? ofPerson(String(claims['sub'])) : together[asker];
  let reading: Promise<Catalog> | undefined;
  const catalog = async (): Promise<Catalog> => {
    try {
      return await (reading ??= readCatalog(database));
    } catch (error) {
      reading = undefined;
      throw error;
    }
  };

  async function serve(request: Request, caller: Caller, { inside }: ClientInfo): Promise<Response> {
    const asker: Asker = caller.role === 'anon' && inside === true ? 'page' : caller.role;
    checkProfile(request.headers);
    checkRange(request.headers);
    const plan = await planRequest(await catalog(), request, pathOf(request.url), limits[asker]);
    const { sql } = plan;
    if (sql === null) {
      checkOutcome(plan, { body: '[]', rows: 0 });
      return respond(plan);
    }
    return respond(
      plan,
      await turnsOf(
        asker,
        caller,
      )(() => run(options, caller, { ...plan, sql, headers: request.headers }, limits[asker])),
    );
  }

  return async (request, client) => {
    const head = request.method === 'HEAD';
    let anonymous = true;
    try {
      const { headers } = request;
      const caller = await verifyToken(headers.get('authorization'), headers.get('apikey'));
      if ('failure' in caller) throw tokenError(caller);
      anonymous = caller.role === 'anon';
      return await serve(request, caller, client);
    } catch (error) {
      const refusal = toRestError(error, anonymous);
      if (refusal.status >= 500) log.error({ error, code: refusal.body.code }, 'rest failed');
      return errorResponse(refusal, head);
    }
  };
}
