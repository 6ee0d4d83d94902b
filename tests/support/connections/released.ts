/** The compared parts of a schema. */
interface Shape {
  $ref?: string;
  type?: unknown;
  properties?: Record<string, Shape>;
  required?: string[];
  enum?: unknown[];
  items?: Shape;
  anyOf?: Shape[];
  additionalProperties?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

type Content = Record<string, { schema: Shape }>;

interface DescribedOperation {
  parameters: { name: string; required: boolean; schema: Shape }[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
  tags: string[];
  'x-scopes': string[];
}

/** The compared parts of an OpenAPI document. */
export interface Described {
  openapi: string;
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Shape>; responses?: Record<string, { content?: Content }> };
}

const LEAST = ['minLength', 'minimum', 'minItems'] as const;
const MOST = ['maxLength', 'maximum', 'maxItems'] as const;

/** Whether a formerly accepted value is no longer accepted. */
function takesLess(before: Shape, after: Shape): boolean {
  return (
    before.enum?.some((value) => !after.enum?.includes(value)) === true ||
    (after.pattern !== undefined && after.pattern !== before.pattern) ||
    LEAST.some((bound) => (after[bound] ?? -Infinity) > (before[bound] ?? -Infinity)) ||
    MOST.some((bound) => (after[bound] ?? Infinity) < (before[bound] ?? Infinity)) ||
    (after.additionalProperties === false && before.additionalProperties !== false)
  );
}

/** Incompatibilities of a document with an earlier one: missing parts and new refusals. */
export function missingOf(was: Described, is: Described): string[] {
  const compared = new Set<string>();
  const named = (document: Described, shape: Shape) =>
    shape.$ref === undefined
      ? shape
      : (document.components.schemas[shape.$ref.split('/').at(-1) ?? ''] ?? {});

  /** `in` for requests, `out` for responses. */
  function shapes(before: Shape, after: Shape, path: string, io: 'in' | 'out'): string[] {
    const pair = `${io} ${before.$ref} ${after.$ref}`;
    if (before.$ref !== undefined && after.$ref !== undefined) {
      if (compared.has(pair)) return [];
      compared.add(pair);
    }
    const [old, now] = [named(was, before), named(is, after)];
    const found: string[] = [];
    if (JSON.stringify(old.type) !== JSON.stringify(now.type)) found.push(`${path}: another type`);
    if (io === 'in' && takesLess(old, now)) found.push(`${path}: takes less`);
    for (const [name, schema] of Object.entries(old.properties ?? {})) {
      const same = now.properties?.[name];
      found.push(...(same ? shapes(schema, same, `${path}.${name}`, io) : [`${path}.${name}: gone`]));
    }
    const { required: needed = [] } = old;
    const { required: needs = [] } = now;
    const without = (all: string[], some: string[]) => all.filter((name) => !some.includes(name));
    if (io === 'in') found.push(...without(needs, needed).map((name) => `${path}.${name}: needed now`));
    else found.push(...without(needed, needs).map((name) => `${path}.${name}: may be missing`));
    if (old.items) found.push(...shapes(old.items, now.items ?? {}, `${path}[]`, io));
    for (const one of old.anyOf ?? []) {
      const fits = now.anyOf?.some((other) => shapes(one, other, path, io).length === 0);
      if (fits !== true) found.push(`${path}: one of its shapes is gone`);
    }
    return found;
  }

  const contents = (before: Content = {}, after: Content = {}, path: string, io: 'in' | 'out') =>
    Object.entries(before).flatMap(([type, { schema }]) => {
      const now = after[type];
      return now ? shapes(schema, now.schema, path, io) : [`${path} ${type}: gone`];
    });
  const answer = (document: Described, { $ref, content }: DescribedOperation['responses'][string]) =>
    $ref === undefined ? content : document.components.responses?.[$ref.split('/').at(-1) ?? '']?.content;

  function operations(before: DescribedOperation, after: DescribedOperation, path: string): string[] {
    const found: string[] = [];
    for (const { name, schema } of before.parameters) {
      const now = after.parameters.find((one) => one.name === name);
      found.push(...(now ? shapes(schema, now.schema, `${path} ${name}`, 'in') : [`${path} ${name}: gone`]));
    }
    const optional = new Set(before.parameters.filter(({ required }) => required).map(({ name }) => name));
    for (const { name, required } of after.parameters)
      if (required && !optional.has(name)) found.push(`${path} ${name}: needed now`);
    for (const scope of before['x-scopes'])
      if (!after['x-scopes'].includes(scope)) found.push(`${path}: not with ${scope} any more`);
    found.push(...contents(before.requestBody?.content, after.requestBody?.content, `${path} body`, 'in'));
    for (const [status, given] of Object.entries(before.responses)) {
      const now = after.responses[status];
      if (now) found.push(...contents(answer(was, given), answer(is, now), `${path} ${status}`, 'out'));
      else found.push(`${path} ${status}: gone`);
    }
    return found;
  }

  return Object.entries(was.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, before]) => {
      const after = is.paths[path]?.[method];
      return after ? operations(before, after, `${method} ${path}`) : [`${method} ${path}: gone`];
    }),
  );
}
