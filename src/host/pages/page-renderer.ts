import type { AppHandler } from '../../contract/app-handler.ts';
import { inAnswer } from '../../contract/language.ts';
import { render, type Rendered } from '../app.ts';
import type { PageKey } from './cache-policy.ts';
import { cachedPage, isKeepable, type CachedPage } from './cached-page.ts';
import type { RenderResult } from './page-cache.ts';
import type { Mount } from '../mount.ts';
import type { SecurityHeaders } from '../security-headers.ts';

/**
 * Renders pages for everybody, finished as they will be sent. They are made for a request of nobody, an address and no
 * more, rather than for the one that happened to come first, so that nothing of that visitor can get into them.
 */
export function createPageRenderer({
  handler,
  siteOrigin,
  security,
  mount,
}: {
  handler: AppHandler;
  siteOrigin: string;
  security: SecurityHeaders;
  mount: Mount;
}): (key: PageKey) => Promise<RenderResult<CachedPage, Rendered>> {
  const make = async ({ address, page }: PageKey): Promise<RenderResult<CachedPage, Rendered>> => {
    const request = new Request(siteOrigin + address, { headers: { accept: 'text/html' } });
    const nobody = { requestId: crypto.randomUUID(), clientAddress: '127.0.0.1', direct: false };
    const rendered = await render(handler, request, { ...nobody, row: page });
    if ('stream' in rendered) throw new Error('a page for everybody was streamed');
    mount.setCookies(rendered.headers);
    security.finish(rendered);
    if (!isKeepable(rendered)) return { kind: 'answer', answer: rendered, failed: rendered.status >= 500 };
    return { kind: 'page', page: await cachedPage(page, rendered, security.always({ kept: page })) };
  };
  return (key) => inAnswer(mount.base, key.language, () => make(key));
}
