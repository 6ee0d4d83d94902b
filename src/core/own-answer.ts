/** A proxy answered in place of our server: most likely a captive portal. */
export class ForeignAnswer extends TypeError {
  override readonly name = 'ForeignAnswer';
}

/**
 * Returns a response to a data request. Throws a {@link ForeignAnswer} for an HTML page with status 200: a captive
 * portal.
 */
export function ownAnswer(response: Response): Response {
  const page = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
  if (response.ok && page) throw new ForeignAnswer('a page in place of data');
  return response;
}
