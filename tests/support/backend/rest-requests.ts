import fc from 'fast-check';
import { condition, mostly, ofEmbed, paging, select, type Parameter } from './rest-grammar.ts';
import { hostile, kinds, relations } from './rest-vocabulary.ts';
import type { Sent } from '../../../packages/embedded/tests/support/rest-wire.ts';

const some = (parameter: Parameter, minLength: number, maxLength: number) =>
  fc.array(parameter, { minLength, maxLength });

const row = (relation: string): fc.Arbitrary<Record<string, unknown>> => {
  const { columns, writable = {} } = relations[relation] ?? { columns: {} };
  const own = fc.record(writable, { requiredKeys: Object.keys(writable).slice(0, 3) });
  const anything = fc.dictionary(fc.constantFrom(...Object.keys(columns)), fc.oneof(hostile, fc.integer()));
  return fc.oneof({ weight: 8, arbitrary: own }, { weight: 1, arbitrary: anything });
};
const body = (relation: string): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: row(relation) },
    { weight: 2, arbitrary: fc.array(row(relation), { maxLength: 3 }) },
    { weight: 1, arbitrary: hostile },
  );

interface Draft {
  path: string;
  method: string;
  parameters: [string, string][];
  body?: unknown;
}

const draft = fc.constantFrom(...Object.keys(relations)).chain((relation): fc.Arbitrary<Draft> => {
  const path = fc.constant(relation);
  const ordered = (...parts: fc.Arbitrary<[string, string][]>[]) =>
    fc.tuple(...parts).map((all) => all.flat());
  const read = ordered(
    some(select(relation), 0, 1),
    some(condition(relation), 0, 2),
    some(paging(relation), 0, 1),
    fc.nat(4).chain((rarely) => some(ofEmbed(relation), 0, rarely === 0 ? 1 : 0)),
  );
  const conflict = fc.tuple(fc.constant('on_conflict'), fc.constantFrom('user_id,movie_id', 'id', 'user_id'));
  const methods = {
    read: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
    change: fc.constantFrom('PATCH', 'DELETE'),
  };
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ path, method: methods.read, parameters: read }) },
    {
      weight: 2,
      arbitrary: fc.record({
        path,
        method: fc.constant('POST'),
        parameters: ordered(some(select(relation), 0, 1), some(conflict, 0, 1)),
        body: body(relation),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        path,
        method: methods.change,
        parameters: ordered(some(select(relation), 0, 1), some(condition(relation), 0, 2)),
        body: row(relation),
      }),
    },
  );
});

const page = mostly(kinds.int.value);
const calls = {
  movie_review_page: fc.record({ p_movie_id: page, p_limit: page }, { requiredKeys: ['p_movie_id'] }),
  restore_my_review: fc.record({ p_review_id: mostly(kinds.uuid.value) }),
  my_list_marks: fc.record({ p_movie_ids: fc.constantFrom('{}', '{1,2}', [1, 2], [[1], [2]], ['x'], 5) }),
  admin_stats: fc.record({}),
};
const call = fc.constantFrom(...Object.entries(calls)).chain(([name, given]) =>
  fc
    .tuple(given as fc.Arbitrary<Record<string, unknown>>, fc.boolean(), some(paging('movie_reviews'), 0, 1))
    .map(([values, reads, more]): Draft => {
      if (!reads) return { path: `rpc/${name}`, method: 'POST', parameters: more, body: values };
      const texts = Object.entries(values).map(([key, value]): [string, string] => [key, String(value)]);
      return { path: `rpc/${name}`, method: 'GET', parameters: [...texts, ...more] };
    }),
);

const preferences = fc
  .subarray([
    'return=representation',
    'return=headers-only',
    'count=exact',
    'resolution=merge-duplicates',
    'resolution=ignore-duplicates',
    'missing=default',
  ])
  .map((all) => all.join(', '));
const accept = fc.constantFrom(
  ...Array<string>(8).fill('application/json'),
  'application/vnd.pgrst.object+json',
  '*/*',
);

/** Nothing, or hostile text somewhere in the query string. */
const spoil = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.tuple(fc.nat(200), hostile) },
);

export interface FuzzedRequest extends Sent {
  path: string;
}

/** A request to rest/v1; most are valid enough to reach the database. */
export const restRequest: fc.Arbitrary<FuzzedRequest> = fc
  .tuple(
    fc.oneof({ weight: 8, arbitrary: draft }, { weight: 1, arbitrary: call }),
    preferences,
    accept,
    spoil,
  )
  .map(([{ path, method, parameters, body: sent }, prefer, type, spoilt]) => {
    const plain = parameters.map(([key, value]) => `${key}=${value}`).join('\u0001');
    const at = spoilt === null ? 0 : spoilt[0] % (plain.length + 1);
    const text = spoilt === null ? plain : plain.slice(0, at) + spoilt[1] + plain.slice(at);
    const query = new URLSearchParams(
      text
        .split('\u0001')
        .map((one) => [one.split('=', 1)[0] ?? '', one.slice(one.indexOf('=') + 1).toWellFormed()]),
    );
    const takesBody = method === 'POST' || method === 'PATCH';
    const headers = { prefer, accept: type };
    const to = plain === '' && spoilt === null ? path : `${path}?${query}`;
    return { path: to, method, headers, ...(takesBody ? { body: sent } : {}) };
  });
