/** What the auth server says of a refresh token or a session that is over, whichever its version. */
const OVER = /"(?:refresh_token_\w+|session_\w+|user_\w+|bad_jwt|validation_failed|invalid_grant)"/;

/**
 * A fetch that lets a session end only where the auth server says that it is over. supabase-js forgets one at any other
 * refusal to renew it, too: of a paused project (540), of a limit of calls (429), of a key that is not taken (401).
 */
export function keepingSession(ask: typeof fetch): typeof fetch {
  return async (...request) => {
    const response = await ask(...request);
    const [address] = request;
    const renews = typeof address === 'string' && address.includes('grant_type=refresh_token');
    if (!renews || response.ok || OVER.test(await response.clone().text())) return response;
    return new Response(null, { status: 503 });
  };
}
