/** The header of every answer that this site gives, by which code in the browser knows it. */
export const OWN_MARK = 'x-marquee';

/** Somebody else answered in place of who was asked: the sign-in page of a hotel's network, most likely. */
export class ForeignAnswer extends TypeError {
  override readonly name = 'ForeignAnswer';
}

/**
 * An answer as it is, unless a page stands where there should be one of ours or the backend's: whatever is asked
 * for by code, a page that does not carry our mark was made by somebody in between, though it says 200.
 */
export function ownAnswer(response: Response): Response {
  const page = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
  if (response.ok && page && !response.headers.has(OWN_MARK))
    throw new ForeignAnswer('not an answer of ours');
  return response;
}
