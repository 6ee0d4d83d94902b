import { AVATAR_TYPES, avatarFilePath } from '../../core/profile.ts';
import { answerOf } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import { BackendError } from '../../core/backend/errors.ts';

const BUCKET = 'avatars';
const EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp', 'gif'] as const;

/** A year: the URL changes with every upload. */
const CACHE_SECONDS = '31536000';

function isAvatarType(type: string): type is keyof typeof AVATAR_TYPES {
  return Object.hasOwn(AVATAR_TYPES, type);
}

/** The base name of a user's files, which does not reveal the account; {@link removeFiles} needs it. */
export const avatarName = (client: Client, userId: string): Promise<string> =>
  answerOf(client.rpc('avatar_name', { p_user_id: userId }));

/** Removes all of a user's files except one, including old ones named after the account; missing files are ignored. */
async function removeFiles(client: Client, userId: string, called: string, except?: string): Promise<void> {
  const names = [userId, called]
    .flatMap((name) => EXTENSIONS.map((extension) => `${name}.${extension}`))
    .filter((name) => name !== except);
  await answerOf(client.storage.from(BUCKET).remove(names));
}

/**
 * Replaces the user's avatar and returns its public path, to store in the profile. The path contains the version, so
 * that no cache shows the old picture. Does not change the profile. Rejects with `invalid` for other types and
 * `tooLarge` beyond the bucket's limit.
 */
export async function uploadAvatar(
  client: Client,
  userId: string,
  picture: Blob,
  version: string,
): Promise<string> {
  if (!isAvatarType(picture.type)) throw new BackendError('invalid');
  const called = await avatarName(client, userId);
  const name = `${called}.${AVATAR_TYPES[picture.type]}`;
  const bucket = client.storage.from(BUCKET);
  const options = { upsert: true, contentType: picture.type, cacheControl: CACHE_SECONDS };
  await answerOf(bucket.upload(name, picture, options));
  // The upload succeeded: a leftover of another type must not make it fail.
  await removeFiles(client, userId, called, name).catch(() => undefined);
  return avatarFilePath(name, version);
}

/** Removes the user's avatar files; `called` is their {@link avatarName}. Does not change the profile. */
export async function removeAvatar(client: Client, userId: string, called: string): Promise<void> {
  await removeFiles(client, userId, called);
}

const BATCH = 100;

/** Removes files of deleted accounts; returns how many, at most one batch. Needs the secret key. */
export async function removeAbandonedAvatars(client: Client): Promise<number> {
  const rows = await answerOf(client.rpc('abandoned_avatars', { p_limit: BATCH }));
  const names = rows.map((row) => row.name);
  if (names.length === 0) return 0;
  return (await answerOf(client.storage.from(BUCKET).remove(names))).length;
}
