import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';

/** Arguments of a generated function. */
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
 * A client generated from a document alone, for the owner of a token. It validates requests and responses and
 * rejects invalid ones. Calls go by operation id. Create it before the first fetch: generating blocks the
 * process, so a connection the server closed meanwhile would be reused.
 */
export async function generatedClient(document: Record<string, unknown>) {
  // Below the checkout, so that its validation library is found.
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
