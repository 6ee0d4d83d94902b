import { pageAddress } from '../routes.ts';

/**
 * What became of a fragment: `none` where the server has nothing to show (404), `foreign` where somebody in between
 * answered, `failed` where nobody did, the server refused, or it was called off.
 */
export type Fragment = { kind: 'ok'; body: HTMLElement } | { kind: 'none' | 'foreign' | 'failed' };

/** Asks this site for a part of a page. Rejects with nothing but a defect of ours. */
export async function fetchFragment(path: string, signal: AbortSignal | null = null): Promise<Fragment> {
  try {
    const response = await fetch(pageAddress(`/partials${path}`), { signal });
    if (!response.ok) return { kind: response.status === 404 ? 'none' : 'failed' };
    const { body, doctype, title } = new DOMParser().parseFromString(await response.text(), 'text/html');
    // A captive portal answers 200 with a document. Fragments have neither doctype nor title.
    return doctype || title ? { kind: 'foreign' } : { kind: 'ok', body };
  } catch (error) {
    // What fetch throws when there is no network, or the answer breaks off.
    if (error instanceof TypeError || signal?.aborted) return { kind: 'failed' };
    throw error;
  }
}
