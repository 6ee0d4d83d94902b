import { API_PATH } from './api-paths.ts';
import { API_MESSAGES as words, type ApiProblem, type ApiTopic } from './api-texts.ts';
import type { developersQuickBy } from './developers-words.ts';
import {
  ID_EXAMPLES,
  MESSAGE_EXAMPLE,
  PARTS,
  PLAYED_EXAMPLE,
  QUERIES,
  QUICK,
  VERIFYING_CODE,
  WITH_IDS,
} from './examples.server.ts';
import { openApiDocument } from './openapi.server.ts';
import type { Operation } from './operation.server.ts';
import { OPERATIONS } from './operations.server.ts';
import { refusalsOf, statusesOf } from './refusals.server.ts';
import { topicName, topicOf, TOPICS } from './topics.server.ts';
import { services } from '../../server/services.ts';
import { publicFileAddress } from '../../core/routes.ts';

/** An operation on the developers' page. */
export interface DescribedCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  scopes: readonly string[];
  parameters: string[];
  curl: string;
  answers: string[];
}

/** The developers' page, rendered from the API's description. */
export interface DevelopersPage {
  /** Commands from a token to a counted episode. */
  quick: { step: keyof typeof developersQuickBy; command: string }[];
  codes: { code: ApiProblem; text: string; statuses: string[] }[];
  /** A webhook message, code that verifies it, and an incoming webhook. */
  webhook: { message: string; verify: string; incoming: string };
  topics: { id: ApiTopic; name: string; calls: DescribedCall[] }[];
  /** Named schemas as JSON Schema. */
  shapes: { name: string; text: string }[];
}

/** A curl command. */
function curl(method: string, address: string, headers: readonly string[], body?: object): string {
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${address}'`,
    ...headers,
    ...(body ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body)}'`] : []),
  ];
  return lines.join(' \\\n  ');
}

/** An operation's example as curl command. */
export function curlOf({ method, path, id, example }: Operation, siteUrl: string): string {
  const own = ID_EXAMPLES[path.split('/')[1] ?? ''] ?? 'ID';
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => PARTS[part] ?? own);
  const address = `${publicFileAddress(siteUrl, API_PATH)}${filled}${QUERIES[id] ?? ''}`;
  return curl(method, address, [words.authorization], example ?? WITH_IDS[id]);
}

const described = (operation: Operation, siteUrl: string): DescribedCall => ({
  ...{ id: operation.id, method: operation.method, path: operation.path },
  ...{ summary: operation.summary, scopes: operation.scopes },
  parameters: [...Object.keys(operation.parts ?? {}), ...Object.keys(operation.query?.shape ?? {})],
  curl: curlOf(operation, siteUrl),
  answers: [...Object.keys(operation.answers), ...refusalsOf(operation).map(String)],
});

function quickOf(siteUrl: string): DevelopersPage['quick'] {
  const [check, tell, see] = QUICK.map((one) =>
    curl(
      'body' in one ? 'POST' : 'GET',
      `${publicFileAddress(siteUrl, API_PATH)}${one.path}`,
      [words.authorization],
      'body' in one ? one.body : undefined,
    ),
  ) as [string, string, string];
  return [
    { step: 'keep', command: `export MARQUEE_TOKEN='mq_…'` },
    { step: 'check', command: check },
    { step: 'tell', command: tell },
    { step: 'see', command: see },
  ];
}

/** Loads the developers' page. */
export async function loadDevelopers(): Promise<DevelopersPage> {
  const { siteUrl } = (await services()).config;
  const document = openApiDocument(siteUrl) as { components: { schemas: Record<string, object> } };
  const codes = Object.keys(words.problems) as ApiProblem[];
  return {
    quick: quickOf(siteUrl),
    codes: codes.map((code) => ({ code, text: words.problems[code], statuses: statusesOf(code) })),
    webhook: {
      message: JSON.stringify(MESSAGE_EXAMPLE, null, 2),
      verify: VERIFYING_CODE,
      incoming: curl('POST', publicFileAddress(siteUrl, '/hooks/json/SECRET'), [], PLAYED_EXAMPLE),
    },
    topics: TOPICS.map((id) => ({
      ...{ id, name: topicName(id) },
      calls: OPERATIONS.filter((one) => topicOf(one) === id).map((one) => described(one, siteUrl)),
    })),
    shapes: Object.entries(document.components.schemas).map(([name, shape]) => ({
      name,
      text: JSON.stringify(shape, null, 2),
    })),
  };
}
