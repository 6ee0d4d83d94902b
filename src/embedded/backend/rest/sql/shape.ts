import type { Catalog, Relation } from '../catalog/catalog.ts';
import type { Query } from '../parse/query.ts';
import { notImplemented, parseError } from '../rest-error.ts';
import { findRelationship } from './relationship.ts';

/** Relations one request can embed, however they are nested. */
const MAX_EMBEDS = 10;
/** How often a column can be asked for, under other names or casts: each time it is sent again. */
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

/** Checks what is embedded in a relation and answers how many relations that are. */
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

/**
 * Refuses what could cost more than the rows there are: lists below other embedded relations (each row of the
 * first would read the second again), many relations, and columns repeated under other names. Throws PGRST127
 * and PGRST100.
 */
export function checkShape(catalog: Catalog, { name }: Relation, query: Query): void {
  const embeds = checkEmbeds(catalog, name, query, 0);
  if (embeds > MAX_EMBEDS) throw parseError(`select embeds more than ${MAX_EMBEDS} relations`);
}
