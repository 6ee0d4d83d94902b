import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';

/** What a generated function is given. */
interface Asked {
  path?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

type Generated = Record<string, (asked: Asked) => Promise<{ data: unknown }>> & {
  client: { setConfig(config: { auth: string; throwOnError: boolean }): void };
};

/**
 * A client that a generator makes of a document, as somebody would who knows nothing else, for whoever has a token; it
 * checks what it sends and what it is answered, and rejects with what it makes no sense of. Calls go by the ids of
 * operations. Make it before anything is fetched: nothing else goes on meanwhile, so that a connection the server has
 * ended would be used again.
 */
export async function generatedClient(document: Record<string, unknown>) {
  // Below the checkout, from where it finds the library it checks with.
  const path = resolve('tests/results/generated-client');
  await createClient({
    input: document,
    output: { path, importFileExtension: '.ts' },
    logs: { level: 'silent', file: false },
    plugins: [
      '@hey-api/typescript',
      { name: '@hey-api/client-fetch' },
      { name: 'zod', dates: { offset: true } },
      { name: '@hey-api/sdk', validator: true },
    ],
  });
  const load = (file: string) => import(pathToFileURL(`${path}/${file}`).href) as Promise<Generated>;
  const [{ client }, calls] = [await load('client.gen.ts'), await load('sdk.gen.ts')];
  return (token: string) => {
    client.setConfig({ auth: token, throwOnError: true });
    return async <Answer>(operation: string, asked: Asked = {}): Promise<Answer> => {
      const call = calls[operation];
      if (!call) throw new Error(`The document has no ${operation}`);
      return (await call(asked)).data as Answer;
    };
  };
}
