import { z } from 'zod';
import { API_PATH } from './api-paths.ts';
import { API_CALLS } from '../connections/tokens.ts';
import { API_MESSAGES as words } from './api-texts.ts';
import { problem } from './answers.server.ts';
import type { Operation } from './operation.server.ts';
import { OPERATIONS } from './operations.server.ts';
import { REFUSALS, refusalsOf } from './refusals.server.ts';
import { topicName, topicOf, TOPICS } from './topics.server.ts';
import { publicFileAddress } from '../../core/routes.ts';

type Json = Record<string, unknown>;

/** A Zod schema as JSON Schema, with named schemas as references. */
function described(schema: z.ZodType, io: 'input' | 'output', named: Json): Json {
  const { $defs, properties } = z.toJSONSchema(z.object({ it: schema }), {
    io,
    // Answers gain fields: a client that validates by this document must accept unknown ones.
    override: ({ jsonSchema }) => {
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  }) as unknown as {
    $defs?: Record<string, Json>;
    properties: { it: Json };
  };
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, of]) => !(key === 'id' && typeof of === 'string') && key !== '~standard')
        .map(([key, of]) => [
          key,
          key === '$ref' && typeof of === 'string'
            ? of.replace('#/$defs/', '#/components/schemas/')
            : clean(of),
        ]),
    );
  };
  for (const [name, one] of Object.entries($defs ?? {})) named[name] = clean(one);
  return clean(properties.it) as Json;
}

const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const refusalAnswers = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, text]) => [`Refusal${status}`, problemAnswer(text)]),
);

function parametersOf({ parts = {}, query, method }: Operation, named: Json): Json[] {
  const inPath = Object.entries(parts).map(([name, shape]) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string', pattern: shape.source },
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    ...{ name, in: 'query', required: !(schema as z.ZodType).safeParse(undefined).success },
    schema: described(schema as z.ZodType, 'input', named),
  }));
  const key = { name: 'Idempotency-Key', in: 'header', required: false, description: words.headers.key };
  return [
    ...inPath,
    ...inQuery,
    ...(method === 'POST' ? [{ ...key, schema: { type: 'string', maxLength: 200 } }] : []),
  ];
}

function operationOf(operation: Operation, named: Json): Json {
  const answers = Object.entries(operation.answers).map(([status, schema]) => [
    status,
    {
      description: operation.summary,
      headers: { RateLimit: { description: words.headers.limit, schema: { type: 'string' } } },
      ...(schema && { content: { 'application/json': { schema: described(schema, 'output', named) } } }),
    },
  ]);
  return {
    ...{ operationId: operation.id, summary: operation.summary },
    tags: [topicName(topicOf(operation))],
    'x-scopes': operation.scopes,
    parameters: parametersOf(operation, named),
    ...(operation.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: described(operation.body, 'input', named),
            ...(operation.example && { example: operation.example }),
          },
        },
      },
    }),
    responses: {
      ...Object.fromEntries(answers),
      ...Object.fromEntries(
        refusalsOf(operation).map((status) => [status, { $ref: `#/components/responses/Refusal${status}` }]),
      ),
      default: problemAnswer(words.refused),
    },
  };
}

/** The API's OpenAPI document, generated from the schemas that validate requests. */
export function openApiDocument(siteUrl: string): Json {
  const named: Json = {};
  described(problem, 'output', named);
  const paths: Record<string, Json> = {};
  for (const operation of OPERATIONS) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = operationOf(operation, named);
  }
  return {
    openapi: '3.1.0',
    info: { title: words.name, version: '1.0.0', description: `${words.about} ${words.added}` },
    servers: [{ url: publicFileAddress(siteUrl, API_PATH) }],
    security: [{ token: [] }],
    'x-rate-limit': API_CALLS,
    tags: TOPICS.map((topic) => ({ name: topicName(topic) })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: refusalAnswers,
      schemas: named,
    },
  };
}
