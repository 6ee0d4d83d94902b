import fc from 'fast-check';
/** One relation as a request asks for it: its part of `select`, and its conditions by the way to them. */
interface Asked {
  select: string;
  conditions: [key: string, value: string][];
}

const nothingSuch = {
  uuid: 'neq.00000000-0000-4000-8000-0000000000ff',
  int: 'lt.0',
  text: 'gt.no such words',
  time: 'lt.1900-01-01',
};

/** Columns by their kind, and what can be embedded. */
const RELATIONS: Record<string, { columns: [string, keyof typeof nothingSuch][]; embeds: string[] }> = {
  profiles: {
    columns: [
      ['id', 'uuid'],
      ['full_name', 'text'],
      ['avatar_url', 'text'],
      ['created_at', 'time'],
    ],
    embeds: ['movie_reviews', 'movie_ratings', 'series_ratings'],
  },
  movie_reviews: {
    columns: [
      ['id', 'uuid'],
      ['user_id', 'uuid'],
      ['movie_id', 'int'],
      ['review', 'text'],
      ['created_at', 'time'],
    ],
    embeds: ['profiles'],
  },
  movie_ratings: {
    columns: [
      ['id', 'uuid'],
      ['user_id', 'uuid'],
      ['movie_id', 'int'],
      ['rating', 'int'],
      ['created_at', 'time'],
    ],
    embeds: ['profiles'],
  },
  series_ratings: {
    columns: [
      ['id', 'uuid'],
      ['user_id', 'uuid'],
      ['series_id', 'int'],
      ['rating', 'int'],
      ['updated_at', 'time'],
    ],
    embeds: ['profiles'],
  },
};

const columnsOf = (relation: string) => RELATIONS[relation]?.columns ?? [];

/** Columns under a name of their own each, the same ones again and again. */
const columns = (relation: string): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...columnsOf(relation)), { minLength: 1, maxLength: 8 })
    .map((all) => all.map(([name], at) => `c${at}:${name}`).join(','));

/** A condition every row has to be looked at for, and none or all of them fulfil. */
const condition = (relation: string, path: string): fc.Arbitrary<[string, string][]> =>
  fc
    .tuple(fc.constantFrom(...columnsOf(relation)), fc.constantFrom('none', 'all', 'any', 'any', 'any'))
    .map(([[name, kind], which]) => {
      const value = nothingSuch[kind];
      return which === 'any' ? [] : [[`${path}${name}`, which === 'all' ? `not.${value}` : value]];
    });

function asked(relation: string, depth: number, path: string): fc.Arbitrary<Asked> {
  const others = RELATIONS[relation]?.embeds ?? [];
  const embeds = fc.array(fc.constantFrom(...others), { maxLength: depth === 0 ? 0 : 3 }).chain((chosen) =>
    fc.tuple(
      ...chosen.map((other, at) => {
        const name = `e${at}`;
        return fc
          .tuple(fc.constantFrom('', '', '!inner'), asked(other, depth - 1, `${path}${name}.`))
          .map(([hint, inner]) => ({ ...inner, select: `${name}:${other}${hint}(${inner.select})` }));
      }),
    ),
  );
  return fc
    .tuple(columns(relation), embeds, condition(relation, path))
    .map(([own, inner, conditions]): Asked => {
      return {
        select: [own, ...inner.map(({ select }) => select)].join(','),
        conditions: [...conditions, ...inner.flatMap((each) => each.conditions)],
      };
    });
}

/** Reads that ask for as much as the grammar has words for; the path below `rest/v1/`. */
export const costlyRead: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...Object.keys(RELATIONS)), fc.integer({ min: 1, max: 4 }))
  .chain(([relation, depth]) =>
    asked(relation, depth, '').map(({ select, conditions }) => {
      return `${relation}?${new URLSearchParams([['select', select], ...conditions])}`;
    }),
  );
