import { AVATAR_TYPES, avatarFilePath } from '../../domain/profile/profile.ts';
import { answerOf } from '../answers.ts';
import type { Client } from '../client.ts';
import { BackendError } from '../errors.ts';

const BUCKET = 'avatars';
const EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp', 'gif'] as const;

/** A year: the address changes with every upload. */
const CACHE_SECONDS = '31536000';

function isAvatarType(type: string): type is keyof typeof AVATAR_TYPES {
  return Object.hasOwn(AVATAR_TYPES, type);
}

/** What a person's files are called, which names no account; {@link removeFiles} wants it. */
export const avatarName = (client: Client, userId: string): Promise<string> =>
  answerOf(client.rpc('avatar_name', { p_user_id: userId }));

/** Removes every file of a person but the one named, also those named after the account; missing files do not matter. */
async function removeFiles(client: Client, userId: string, called: string, except?: string): Promise<void> {
  const names = [userId, called]
    .flatMap((name) => EXTENSIONS.map((extension) => `${name}.${extension}`))
    .filter((name) => name !== except);
  await answerOf(client.storage.from(BUCKET).remove(names));
}

/**
 * Puts a picture in the place of the person's avatar and answers the path of its public address, which
 * is what a profile stores and which names the version, so that no cache shows the old one. The profile is not changed. Rejects with `invalid` for other types and
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
  // The new picture is there: a leftover of another type must not turn this into a failure.
  await removeFiles(client, userId, called, name).catch(() => undefined);
  return avatarFilePath(name, version);
}

/** Removes the person's avatar files, as {@link avatarName} says they are called; the profile's address is not changed. */
export async function removeAvatar(client: Client, userId: string, called: string): Promise<void> {
  await removeFiles(client, userId, called);
}

/** How many files one call removes. */
const BATCH = 100;

/** Removes files whose account is gone, with the secret key; answers how many, a batch at most. */
export async function removeAbandonedAvatars(client: Client): Promise<number> {
  const rows = await answerOf(client.rpc('abandoned_avatars', { p_limit: BATCH }));
  const names = rows.map((row) => row.name);
  if (names.length === 0) return 0;
  return (await answerOf(client.storage.from(BUCKET).remove(names))).length;
}
