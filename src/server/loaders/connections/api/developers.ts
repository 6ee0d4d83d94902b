import { API_PATH } from '../../../../domain/connections/api-paths.ts';
import { ID_EXAMPLES, PARTS, QUERIES, WITH_IDS } from './examples.ts';
import { openApiDocument } from './openapi.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { services } from '../../../services.ts';
import { addressOf } from '../../../../domain/routes.ts';

/** A call as the page for developers tells it. */
interface DescribedCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  scopes: readonly string[];
  parameters: string[];
  curl: string;
  answers: string[];
}

/** The page for developers, drawn from the description of the API. */
export interface DevelopersPage {
  calls: DescribedCall[];
  /** Named shapes, as JSON Schema. */
  shapes: { name: string; text: string }[];
}

const AUTHORIZATION = '-H "Authorization: Bearer $MARQUEE_TOKEN"';

/** The example of a call, to be typed into a shell. */
export function curlOf({ method, path, id, example }: Operation, siteUrl: string): string {
  const own = ID_EXAMPLES[path.split('/')[1] ?? ''] ?? 'ID';
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => PARTS[part] ?? own);
  const address = `${addressOf(siteUrl, API_PATH)}${filled}${QUERIES[id] ?? ''}`;
  const body = example ?? WITH_IDS[id];
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${address}'`,
    AUTHORIZATION,
    ...(body ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body)}'`] : []),
  ];
  return lines.join(' \\\n  ');
}

/** What the page for developers shows. */
export async function loadDevelopers(): Promise<DevelopersPage> {
  const { config } = await services();
  const document = openApiDocument(config.siteUrl) as { components: { schemas: Record<string, object> } };
  return {
    calls: OPERATIONS.map((operation) => ({
      ...{ id: operation.id, method: operation.method, path: operation.path },
      ...{ summary: operation.summary, scopes: operation.scopes },
      parameters: [...Object.keys(operation.parts ?? {}), ...Object.keys(operation.query?.shape ?? {})],
      curl: curlOf(operation, config.siteUrl),
      answers: Object.keys(operation.answers),
    })),
    shapes: Object.entries(document.components.schemas).map(([name, shape]) => ({
      name,
      text: JSON.stringify(shape, null, 2),
    })),
  };
}
