import fc from 'fast-check';
import { hostile, kinds, relations, type Kind } from './rest-vocabulary.ts';

// Generates parameters of rest/v1 from its grammar. Names belong to one relation and values mostly fit, so
// that most requests reach the database.

type Text = fc.Arbitrary<string>;
export type Parameter = fc.Arbitrary<[key: string, value: string]>;

const concat = (...parts: (Text | string)[]): Text =>
  fc
    .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
    .map((all) => all.join(''));
const listOf = (item: Text, max: number): Text =>
  fc.array(item, { minLength: 1, maxLength: max }).map((all) => all.join(','));
export const mostly = (usual: Text, odd: Text = hostile): Text =>
  fc.oneof({ weight: 25, arbitrary: usual }, { weight: 1, arbitrary: odd });
const maybe = (text: string): Text => fc.constantFrom('', '', '', text);

const quoted = (text: Text): Text => text.map((plain) => `"${plain.replace(/[\\"]/g, '\\$&')}"`);
const columnOf = (relation: string): fc.Arbitrary<[string, Kind]> =>
  fc.constantFrom(...Object.entries(relations[relation]?.columns ?? {}));

/** `operator.value`; `wrap` escapes the value for a list. */
function operation(kind: Kind, wrap: (value: Text) => Text): Text {
  const { value, operators } = kinds[kind];
  return concat(
    maybe('not.'),
    fc.oneof(
      { weight: 4, arbitrary: concat(fc.constantFrom(...operators), '.', wrap(mostly(value))) },
      { weight: 1, arbitrary: concat('in.(', listOf(quoted(mostly(value)), 3), ')') },
      { weight: 1, arbitrary: concat('is.', mostly(fc.constantFrom('null', 'not_null'))) },
    ),
  );
}

function member(relation: string, depth: number): Text {
  const leaf = columnOf(relation).chain(([name, kind]) => concat(name, '.', operation(kind, quoted)));
  if (depth === 0) return leaf;
  const nested = concat(maybe('not.'), fc.constantFrom('and', 'or'), group(relation, depth - 1));
  return fc.oneof({ weight: 3, arbitrary: leaf }, { weight: 1, arbitrary: nested });
}

function group(relation: string, depth: number): Text {
  return concat('(', listOf(member(relation, depth), 3), ')');
}

function items(relation: string, depth: number): Text {
  const column = concat(
    maybe('alias:'),
    mostly(columnOf(relation).map(([name]) => name)),
    fc.constantFrom('', '', '', '', '', '::text', '::json'),
  );
  const embeds = relations[relation]?.embeds ?? [];
  if (depth === 0 || embeds.length === 0) return listOf(column, 4);
  const embed = fc
    .constantFrom(...embeds)
    .chain((other) => concat(maybe('who:'), other, maybe('!inner'), '(', items(other, depth - 1), ')'));
  return fc.oneof(listOf(column, 4), listOf(fc.oneof(column, embed), 3), concat('*,', embed));
}

const order = (relation: string): Text =>
  listOf(
    concat(
      columnOf(relation).map(([name]) => name),
      fc.constantFrom('', '.asc', '.desc'),
      fc.constantFrom('', '.nullsfirst', '.nullslast'),
    ),
    2,
  );
const filter = (relation: string): Parameter =>
  columnOf(relation).chain(([name, kind]) =>
    fc.tuple(
      fc.constant(name),
      operation(kind, (value) => value),
    ),
  );
export const condition = (relation: string): Parameter =>
  fc.oneof(
    { weight: 4, arbitrary: filter(relation) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom('or', 'and', 'not.or'), group(relation, 2)) },
  );
export const select = (relation: string): Parameter => fc.tuple(fc.constant('select'), items(relation, 2));
export const paging = (relation: string): Parameter =>
  fc.oneof(
    fc.tuple(fc.constant('order'), order(relation)),
    fc.tuple(fc.constantFrom('limit', 'offset'), mostly(fc.nat(9).map(String))),
  );
/** A condition or page of an embeddable relation; usually refused. */
export const ofEmbed = (relation: string): Parameter =>
  fc
    .constantFrom('who', ...(relations[relation]?.embeds ?? ['nowhere']))
    .chain((name) =>
      fc
        .oneof(filter(name in relations ? name : relation), paging(relation))
        .map(([key, value]) => [`${name}.${key}`, value]),
    );
