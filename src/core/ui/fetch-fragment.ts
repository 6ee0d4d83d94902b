import { pageAddress } from '../routes.ts';

/**
 * The result of fetching a fragment. `none`: nothing to show (404). `foreign`: a captive portal answered.
 * `failed`: the network or server failed, or the request was aborted.
 */
export type Fragment = { kind: 'ok'; body: HTMLElement } | { kind: 'none' | 'foreign' | 'failed' };

/** Fetches a fragment of a page. Rejects only on a defect. */
export async function fetchFragment(path: string, signal: AbortSignal | null = null): Promise<Fragment> {
  try {
    const response = await fetch(pageAddress(`/partials${path}`), { signal });
    if (!response.ok) return { kind: response.status === 404 ? 'none' : 'failed' };
    const { body, doctype, title } = new DOMParser().parseFromString(await response.text(), 'text/html');
    // A captive portal answers 200 with a document. Fragments have neither doctype nor title.
    return doctype || title ? { kind: 'foreign' } : { kind: 'ok', body };
  } catch (error) {
    // `fetch` throws this without a network, or if the response breaks off.
    if (error instanceof TypeError || signal?.aborted) return { kind: 'failed' };
    throw error;
  }
}
