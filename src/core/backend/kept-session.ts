/** Auth server errors, of all versions, for an ended refresh token or session. */
const OVER = /"(?:refresh_token_\w+|session_\w+|user_\w+|bad_jwt|validation_failed|invalid_grant)"/;

/**
 * A fetch that ends a session only if the auth server says so. supabase-js also drops it when a refresh fails
 * otherwise: a paused project (540), a rate limit (429), an invalid API key (401).
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
