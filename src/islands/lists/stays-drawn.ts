import { drawnFor } from '../../domain/auth/drawn.ts';
import { $session } from '../../stores/session.ts';

/**
 * Whether what the server has drawn of somebody stays where nothing is known yet: a page that wakes takes nothing away
 * only to show it again. Of whoever has signed out, or is another, nothing stays.
 */
export function staysDrawn(): boolean {
  const session = $session.get();
  if (session.kind !== 'signedIn') return session.kind === 'unknown';
  return [undefined, session.account.id].includes(drawnFor());
}
