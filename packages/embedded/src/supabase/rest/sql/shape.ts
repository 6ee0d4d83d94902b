import type { Catalog, Relation } from '../catalog/catalog.ts';
import type { Condition } from '../parse/condition.ts';
import type { Query } from '../parse/query.ts';
import type { RequestLimits } from '../request-limits.ts';
import { notImplemented, parseError } from '../rest-error.ts';
import { findRelationship } from './relationship.ts';

/** Maximum embedded relations of a request, at any depth. */
const MAX_EMBEDS = 10;
/** How often a column may be selected, under other names or casts: each is sent again. */
const MAX_REPEATS = 3;

function checkColumns(query: Query): void {
  const seen = new Map<string, number>();
  for (const item of query.columns) {
    const name = item.kind === 'all' ? '*' : item.name;
    const times = (seen.get(name) ?? 0) + 1;
    if (times > MAX_REPEATS) throw parseError(`select names "${name}" more than ${MAX_REPEATS} times`);
    seen.set(name, times);
  }
}

/** Validates embedded relations and returns their number. */
function checkEmbeds(catalog: Catalog, relation: string, query: Query, depth: number): number {
  checkColumns(query);
  let count = 0;
  for (const { item, query: inner } of query.embeds) {
    const { key, forward, toOne } = findRelationship(catalog, relation, item);
    if (!toOne && depth > 0) {
      throw notImplemented(
        `A list can be embedded in the rows asked for, not deeper: '${item.relation}' is a list in '${relation}'`,
        `Ask for '${item.relation}' in a request of its own.`,
      );
    }
    count += 1 + checkEmbeds(catalog, forward ? key.target : key.table, inner, depth + 1);
  }
  return count;
}

/** The limits of a query's form. */
export type ShapeLimits = Pick<RequestLimits, 'conditions' | 'changes'>;

/** All single conditions, including those in groups and embedded relations. */
function conditionsIn({ conditions, embeds }: Query): Exclude<Condition, { kind: 'group' }>[] {
  const single = (condition: Condition): Exclude<Condition, { kind: 'group' }>[] =>
    condition.kind === 'group' ? condition.members.flatMap(single) : [condition];
  return [...conditions.flatMap(single), ...embeds.flatMap((embed) => conditionsIn(embed.query))];
}

/** Each condition is evaluated for every row, and a pattern at every position. */
function checkConditions(query: Query, most: number): void {
  const conditions = conditionsIn(query);
  const hint = 'Sign in, or ask for rows by their key.';
  if (conditions.length > most) {
    throw notImplemented(`Whoever is not signed in can set ${most} conditions`, hint);
  }
  if (conditions.some((each) => each.kind === 'compare' && /like$/.test(each.operator))) {
    throw notImplemented('Patterns (like, ilike) are for people who are signed in', hint);
  }
}

/**
 * Refuses queries that could cost more than a scan: lists below other embedded lists (quadratic), many
 * relations, columns repeated under other names, and for some callers many conditions and all patterns.
 * Throws PGRST127 and PGRST100.
 */
export function checkShape(
  catalog: Catalog,
  { name }: Relation,
  query: Query,
  { conditions }: ShapeLimits,
): void {
  const embeds = checkEmbeds(catalog, name, query, 0);
  if (embeds > MAX_EMBEDS) throw parseError(`select embeds more than ${MAX_EMBEDS} relations`);
  if (conditions !== undefined) checkConditions(query, conditions);
}
