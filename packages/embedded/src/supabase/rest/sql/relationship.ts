import type { Catalog, ForeignKey } from '../catalog/catalog.ts';
import { RestError } from '../rest-error.ts';
import type { EmbedItem } from '../parse/select.ts';

/** How an embedded relation relates to its parent. */
export interface Relationship {
  key: ForeignKey;
  /** Whether the parent has the foreign key; else the embedded relation does. */
  forward: boolean;
  /** Whether each parent has at most one row: an object instead of an array. */
  toOne: boolean;
}

function matchesHint({ key, forward }: Relationship, hint: string | null): boolean {
  if (hint === null || hint === key.name) return true;
  return forward
    ? key.columns.includes(hint) || key.targetColumns.includes(hint)
    : key.columns.includes(hint);
}

/**
 * The foreign key between a parent and an embedded relation; throws PGRST200 without one, PGRST201 if it is
 * ambiguous.
 */
export function findRelationship(catalog: Catalog, parent: string, item: EmbedItem): Relationship {
  const found = catalog.foreignKeys
    .flatMap((key): Relationship[] => [
      ...(key.table === parent && key.target === item.relation ? [{ key, forward: true, toOne: true }] : []),
      ...(key.target === parent && key.table === item.relation
        ? [{ key, forward: false, toOne: key.unique }]
        : []),
    ])
    .filter((relationship) => matchesHint(relationship, item.hint));
  const [relationship, ...others] = found;
  if (relationship === undefined) {
    const using = item.hint === null ? '' : ` using the hint '${item.hint}'`;
    throw new RestError(400, {
      code: 'PGRST200',
      message: `Could not find a relationship between '${parent}' and '${item.relation}' in the schema cache`,
      details: `Searched for a foreign key relationship between '${parent}' and '${item.relation}'${using} in the schema 'public', but no matches were found.`,
    });
  }
  if (others.length > 0) {
    const choices = found.map(({ key }) => `'${item.relation}!${key.name}'`).join(', ');
    throw new RestError(300, {
      code: 'PGRST201',
      message: `Could not embed because more than one relationship was found for '${parent}' and '${item.relation}'`,
      details: found.map(({ key, forward, toOne }) => ({
        cardinality: forward ? 'many-to-one' : toOne ? 'one-to-one' : 'one-to-many',
        embedding: `${parent} with ${item.relation}`,
        relationship: `${key.name} using ${key.table}(${key.columns.join(', ')}) and ${key.target}(${key.targetColumns.join(', ')})`,
      })),
      hint: `Try changing '${item.relation}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
    });
  }
  return relationship;
}

/** The parent's columns of the relationship. */
export function parentColumns({ key, forward }: Relationship): string[] {
  return forward ? key.columns : key.targetColumns;
}
