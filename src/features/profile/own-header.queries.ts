import type { Account } from '../../core/account.ts';
import type { OwnHeader } from './own-header.ts';
import { answerOf } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** The header's data of the signed-in user, in one call. */
export async function loadOwnHeader(client: Client, account: Account): Promise<OwnHeader> {
  const [row] = await answerOf(client.rpc('own_header'));
  const {
    created_at: createdAt = null,
    full_name: fullName = null,
    avatar_url: avatarUrl = null,
  } = row ?? {};
  const profile = createdAt === null ? null : { id: account.id, fullName, avatarUrl, createdAt };
  return { account, profile, admin: row?.admin ?? false, unread: row?.unread ?? 0 };
}
