import { z } from 'zod';
import { invalid } from '../http/auth-error.ts';

/** A text the client may leave out or send as null. */
export const optionalText = z.string().nullish();

/** What every request that ends in a mail or a session may carry for PKCE. */
export const challengeFields = { code_challenge: optionalText, code_challenge_method: optionalText };

const LONGEST = 255;

/** The address as it is stored: lower case. Throws 400 when it is missing or no address. */
export function readEmail(value: string | null | undefined): string {
  const email = (value ?? '').trim().toLowerCase();
  if (email === '') throw invalid('missing email or phone');
  if (email.length > LONGEST || !z.regexes.html5Email.test(email)) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return email;
}
