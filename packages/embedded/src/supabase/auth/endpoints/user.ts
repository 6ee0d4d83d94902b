import { z } from 'zod';
import { checkStrength } from '../accounts/passwords.ts';
import { checkMetadata } from '../accounts/metadata.ts';
import { userJson } from '../accounts/user-json.ts';
import type { UserRow } from '../accounts/users.ts';
import type { AuthContext, Endpoint } from '../context.ts';
import { answer, AuthError, invalid } from '../http/auth-error.ts';
import { answerOwner } from '../http/known-device.ts';
import { readBody } from '../http/read-body.ts';
import { forgetMailLinks } from '../links/mail-links.ts';
import { requireSession } from '../sessions/bearer.ts';
import type { SessionRow } from '../sessions/sessions.ts';
import { optionalText } from './fields.ts';

const BODY = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
});

/** `GET /user`: the account of the token, as it is now. */
export const getUser: Endpoint = async (context, from) => {
  const { user } = await requireSession(context, from);
  return answer(await userJson(context.database, user));
};

/** Milliseconds in which a session from a mail's link may set a password without the current one. */
const MAILED = 3_600_000;

/**
 * `PUT /user`: sets a new password, metadata, or both. A new password requires the current one (an option of
 * hosted Supabase) or a recent session from a mail, so that a session alone cannot take over the account. It
 * ends the account's other sessions and invalidates mailed links. Changing the address is refused.
 */
export const updateUser: Endpoint = async (context, from) => {
  const { user, session } = await requireSession(context, from);
  const { password, current_password: current, data, email, phone } = await readBody(from.request, BODY);
  if (phone || (email && email.toLowerCase() !== user.email)) {
    throw invalid('This server does not change e-mail addresses or phone numbers');
  }
  if (password === '') throw invalid('Password update requires a valid password');
  if (password) {
    context.limiter.request('signUp', from.client.address);
    await checkCurrent(context, { user, session, current, address: from.client.address });
  }
  const encrypted = password ? await newPassword(context, user, password) : undefined;
  const updated = await context.database.transaction(async (tx) => {
    const now = context.clock();
    if (encrypted !== undefined) {
      await tx.query('update auth.users set encrypted_password = $2 where id = $1::uuid', [
        user.id,
        encrypted,
      ]);
      await tx.query('delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid', [
        user.id,
        session.id,
      ]);
      await forgetMailLinks(tx, user.id, ['confirmation', 'recovery']);
    }
    // A null value removes the key, as in hosted Supabase.
    const removed = Object.keys(data ?? {}).filter((key) => data?.[key] === null);
    const stored = await tx.query<UserRow>(
      `update auth.users set updated_at = $2::timestamptz,
         raw_user_meta_data = (coalesce(raw_user_meta_data, '{}') || $3::jsonb) - $4::text[]
       where id = $1::uuid returning *`,
      [user.id, now, data ?? {}, removed],
    );
    const [row] = stored.rows;
    if (row) checkMetadata(row.raw_user_meta_data);
    if (!row) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    return userJson(tx, row);
  });
  return answerOwner(context, from, { email: user.email, body: updated });
};

async function checkCurrent(
  { limiter, passwords, clock }: AuthContext,
  {
    user,
    session,
    current,
    address,
  }: { user: UserRow; session: SessionRow; current: string | null | undefined; address: string },
): Promise<void> {
  const mailed = session.tag === 'otp' && clock().getTime() - session.created_at.getTime() <= MAILED;
  if (mailed) return;
  const message = 'Current password required when setting new password.';
  if (!current) throw new AuthError(400, 'current_password_required', message);
  // A session counts as a known device.
  const guesser = { email: user.email, address, device: session.id };
  limiter.signIn(guesser);
  if (await passwords.matches(current, user.encrypted_password)) return limiter.signInSucceeded(guesser);
  throw new AuthError(400, 'current_password_invalid', message);
}

async function newPassword({ passwords }: AuthContext, user: UserRow, password: string): Promise<string> {
  checkStrength(password);
  if (await passwords.matches(password, user.encrypted_password)) {
    const message = 'New password should be different from the old password.';
    throw new AuthError(422, 'same_password', message);
  }
  return passwords.hash(password);
}
