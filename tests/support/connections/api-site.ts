import { expect } from 'vitest';
import { z } from 'zod';
import { ownLimits, ownMeters } from '../../../src/contract/limits.ts';
import { makeToken } from '../../../src/features/connections/tokens.queries.ts';
import { API_PATH } from '../../../src/features/open-api/api-paths.ts';
import { API_CALLS, type Scope } from '../../../src/features/connections/tokens.ts';
import { answerApi } from '../../../src/features/open-api/answer.api.server.ts';
import { openApiDocument } from '../../../src/features/open-api/openapi.server.ts';
import { createProgramService } from '../../../src/features/connections/programs.server.ts';
import { countPlays } from '../../../src/features/connections/count-plays.job.server.ts';
import type { JobService } from '../../../src/jobs/service.ts';
import { createSeriesKeeper } from '../../../src/features/series/keeper.server.ts';
import { services, type Services } from '../../../src/server/services.ts';
import type { BackendServer } from '../backend/backend-server.ts';
import { provideServices } from '../host/page-context.ts';
import { serviceClient } from '../host/server-jobs.ts';
import { signedInPerson } from '../host/signed-in-person.ts';

interface DescribedAnswer {
  $ref?: string;
  content?: Record<string, { schema: object }>;
}

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, DescribedAnswer> }>>;
  components: { schemas: Record<string, object>; responses: Record<string, DescribedAnswer> };
}

const referred = (schema: object) =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')) as Record<
    string,
    unknown
  >;

/** Checks a response by the document alone, as a client without other knowledge would. */
function checker(document: Described) {
  const definitions = referred(document.components.schemas);
  const routes = Object.entries(document.paths).map(([path, methods]) => ({
    methods,
    shape: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return async (method: string, path: string, response: Response) => {
    if (response.status === 204) return;
    const route = routes.find(({ shape, methods }) => shape.test(path) && methods[method.toLowerCase()]);
    // There is no operation at that address or with that method.
    const none: Record<string, DescribedAnswer> = {
      [response.status]: { $ref: `#/components/responses/Refusal${response.status}` },
    };
    const { responses } = route?.methods[method.toLowerCase()] ?? { responses: none };
    const given = responses[response.status];
    const described = given?.$ref ? document.components.responses[given.$ref.split('/').at(-1) ?? ''] : given;
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const schema = described?.content?.[type]?.schema;
    expect(schema, `${method} ${path} ${response.status} ${type}`).toBeDefined();
    const read = z.fromJSONSchema({ ...referred(schema ?? {}), $defs: definitions } as never);
    const body: unknown = await response.clone().json();
    const result = read.safeParse(body);
    expect(result.error?.issues ?? [], `${method} ${path}: ${JSON.stringify(body)}`).toEqual([]);
  };
}

/** A site whose API is called as by programs. Every response is checked against its document. */
export function apiSite(server: BackendServer, own: Pick<Partial<Services>, 'catalogue'> = {}) {
  const client = serviceClient(server);
  let woken = 0;
  const programs = createProgramService(client, {
    url: server.url,
    secretKey: server.backend.secretKey,
    fetchFor: () => fetch,
  });
  const keeper = async () => {
    const { catalogue, clock } = await services();
    return createSeriesKeeper({ client, catalogue, clock });
  };
  provideServices(server, {
    programs,
    jobs: {
      plays: { wake: () => void (woken += 1) },
      keeper: { keep: async (id: number) => (await keeper()).keep(id) },
    } as unknown as JobService,
    meterCall: ownMeters('api', API_CALLS.times, API_CALLS.seconds),
    allowDelivery: ownLimits('delivery', 600),
    ...own,
  });
  const check = checker(openApiDocument(server.siteUrl) as unknown as Described);
  async function call(
    token: string | null,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const request = new Request(new URL(`${API_PATH}${path}`, server.siteUrl), {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await answerApi(request, 'test');
    await check(method, path.split('?')[0] ?? '', response);
    const text = await response.text();
    const json = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    return { status: response.status, headers: response.headers, body: json };
  }
  return {
    client,
    call,
    woken: () => woken,
    /** The job that counts plays. */
    count: async () => {
      const { catalogue, clock } = await services();
      return countPlays({ client, catalogue, keeper: await keeper(), clock }).run(
        new AbortController().signal,
      );
    },
    /** A new user, and calls with a token of theirs. */
    async person(...scopes: Scope[]) {
      const person = await signedInPerson(server, 'Ada Example');
      const make = (given: readonly Scope[], endsAt: string | null = null) =>
        makeToken(person.client, { name: 'Test', scopes: given, endsAt });
      const token = await make(scopes.length === 0 ? ['read', 'write'] : scopes);
      return {
        ...person,
        token,
        make,
        get: (path: string) => call(token, 'GET', path),
        post: (path: string, body: unknown, headers?: Record<string, string>) =>
          call(token, 'POST', path, body, headers),
        remove: (path: string) => call(token, 'DELETE', path),
        /** All items of a kind, page by page. */
        async all(what: string, limit = 100) {
          const items: Record<string, unknown>[] = [];
          for (let cursor: string | null = ''; cursor !== null;) {
            const page = await call(token, 'GET', `/${what}?limit=${limit}${cursor && `&cursor=${cursor}`}`);
            items.push(...(page.body['items'] as Record<string, unknown>[]));
            cursor = page.body['next'] as string | null;
          }
          return items;
        },
      };
    },
  };
}
