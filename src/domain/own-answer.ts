/** Something in between answered in place of the server that was asked: a captive portal, most likely. */
export class ForeignAnswer extends TypeError {
  override readonly name = 'ForeignAnswer';
}

/** Returns an answer to a request for data. Throws a {@link ForeignAnswer} for a page: a captive portal answers 200 with its own. */
export function ownAnswer(response: Response): Response {
  const page = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
  if (response.ok && page) throw new ForeignAnswer('a page in place of data');
  return response;
}
