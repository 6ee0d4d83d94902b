import { z } from 'zod';
import { invalid } from '../http/auth-error.ts';

/** A text that may be missing or null. */
export const optionalText = z.string().nullish();

/** PKCE fields of requests that lead to a mail or session. */
export const challengeFields = { code_challenge: optionalText, code_challenge_method: optionalText };

const LONGEST = 255;

/** The lower-case address. Throws 400 if it is missing or invalid. */
export function readEmail(value: string | null | undefined): string {
  const email = (value ?? '').trim().toLowerCase();
  if (email === '') throw invalid('missing email or phone');
  if (email.length > LONGEST || !z.regexes.html5Email.test(email)) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return email;
}
