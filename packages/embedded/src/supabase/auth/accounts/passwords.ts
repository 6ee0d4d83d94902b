import { hash as bcrypt, verify } from '@node-rs/bcrypt';
import { AuthError, invalid } from '../http/auth-error.ts';

const MIN_CHARACTERS = 6;
/** bcrypt ignores further bytes. */
const MAX_BYTES = 72;

export interface Passwords {
  /** Returns the bcrypt hash in hosted Supabase's form. */
  hash(password: string): Promise<string>;
  /** Compares a password; takes as long without a stored hash, so that timing reveals nothing. */
  matches(password: string, stored: string | null | undefined): Promise<boolean>;
}

/** bcrypt outside the database and off the main thread; cost 10, as hosted Supabase. */
export function createPasswords(cost = 10): Passwords {
  // The library writes `2y`, hosted Supabase `2a`: the same algorithm.
  const hash = async (password: string) => (await bcrypt(password, cost)).replace(/^\$2y\$/, '$2a$');
  const nobody = hash('the password of nobody');
  return {
    hash,
    async matches(password, stored) {
      const equal = await verify(password, stored || (await nobody));
      return equal && Boolean(stored);
    },
  };
}

/** Throws 422 `weak_password` or, beyond bcrypt's 72 bytes, 400 `validation_failed`. */
export function checkStrength(password: string): void {
  if (Buffer.byteLength(password) > MAX_BYTES) throw invalid('Password cannot be longer than 72 characters');
  if ([...password].length >= MIN_CHARACTERS) return;
  const message = `Password should be at least ${MIN_CHARACTERS} characters.`;
  throw new AuthError(422, 'weak_password', message, { weak_password: { reasons: ['length'] } });
}
