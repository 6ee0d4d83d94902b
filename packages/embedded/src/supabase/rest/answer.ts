import type { Plan } from './plan.ts';
import { RestError } from './rest-error.ts';

/** A statement's result. */
export interface Outcome {
  /** JSON text; null without a body. */
  body: string | null;
  rows: number;
  /** Total rows beyond the page, if requested. */
  total?: number;
  /** Rows of an upsert that existed before. */
  updated?: number;
}

const none: Outcome = { body: '[]', rows: 0 };

/** Throws what must roll back: another row count than one, or a page past the end. */
export function checkOutcome(plan: Plan, outcome: Outcome): void {
  if (plan.single && outcome.rows !== 1) {
    throw new RestError(406, {
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: `The result contains ${outcome.rows} rows`,
    });
  }
  if (outcome.total !== undefined && plan.offset > outcome.total) {
    throw new RestError(
      416,
      {
        code: 'PGRST103',
        message: 'Requested range not satisfiable',
        details: `An offset of ${plan.offset} was requested, but there are only ${outcome.total} rows.`,
      },
      { 'content-range': `*/${outcome.total}` },
    );
  }
}

function statusOf({ kind, silent, preferences, offset }: Plan, { rows, total, updated }: Outcome): number {
  switch (kind) {
    case 'insert':
      return preferences.resolution !== null && rows - (updated ?? 0) === 0 ? 200 : 201;
    case 'update':
    case 'delete':
      return silent ? 204 : 200;
    case 'read':
    case 'call':
      if (total !== undefined && (offset > 0 || rows < total)) return 206;
      return 200;
  }
}

function contentRange({ kind, offset, preferences }: Plan, { rows, total }: Outcome): string {
  const count = preferences.count === null ? '*' : String(total ?? rows);
  if (rows === 0 || kind === 'insert' || kind === 'delete') return `*/${count}`;
  return `${offset}-${offset + rows - 1}/${count}`;
}

/** The address of an inserted row, for `return=headers-only`. */
function location({ kind, relation, preferences }: Plan, { body, rows }: Outcome): string | null {
  if (kind !== 'insert' || preferences.return !== 'headers-only' || rows !== 1) return null;
  if (relation === null || relation.primaryKey.length === 0) return null;
  const [row] = JSON.parse(body ?? '[]') as Record<string, string | number>[];
  const key = new URLSearchParams(relation.primaryKey.map((name) => [name, `eq.${row?.[name] ?? ''}`]));
  return `/${encodeURIComponent(relation.name)}?${key}`;
}

/** The response for a statement's result; without one if there was nothing to do. */
export function respond(plan: Plan, outcome: Outcome = none): Response {
  const headers = new Headers();
  const status = plan.kind === 'call' && plan.silent && outcome.body === null ? 204 : statusOf(plan, outcome);
  if (status !== 204 || plan.kind !== 'call') headers.set('content-range', contentRange(plan, outcome));
  const { applied } = plan.preferences;
  if (applied.length > 0) headers.set('preference-applied', applied.join(', '));
  const address = location(plan, outcome);
  if (address !== null) headers.set('location', address);
  const isObject = plan.single && !plan.silent;
  const type = isObject ? 'application/vnd.pgrst.object+json' : 'application/json';
  if (!plan.silent || plan.kind === 'read') headers.set('content-type', `${type}; charset=utf-8`);
  return new Response(plan.silent ? null : (outcome.body ?? 'null'), { status, headers });
}
