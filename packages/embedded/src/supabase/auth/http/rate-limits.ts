import { LRUCache } from 'lru-cache';
import type { Clock } from '../../part.ts';
import { AuthError } from './auth-error.ts';
import { clientKey } from './client-key.ts';

/** A token bucket: `burst` at once, refilled over `seconds`. */
interface Bucket {
  burst: number;
  seconds: number;
}

/** How much is allowed; the defaults are hosted Supabase's, where it has one. */
export interface RateLimits {
  /** Password sign-ins per client, or per known device. */
  signIn: Bucket;
  /** Failed password sign-ins to one account by one client, or on one known device. */
  failedSignIn: Bucket;
  /** Failed password sign-ins to one account by strangers, however many clients they have. */
  strangersSignIn: Bucket;
  /** Sign-ups, and password changes: each costs a bcrypt hash. */
  signUp: Bucket;
  /** Refresh and PKCE grants per client. */
  refresh: Bucket;
  /** Links and codes tried per client. */
  verify: Bucket;
  /** Mails asked for by one client. */
  clientMails: Bucket;
  /** Mails asked for to one address. */
  addressMails: Bucket;
  /** Seconds between two mails of a kind to one address. */
  mailPauseSeconds: number;
}

const DEFAULT_LIMITS: RateLimits = {
  signIn: { burst: 30, seconds: 300 },
  failedSignIn: { burst: 10, seconds: 300 },
  strangersSignIn: { burst: 60, seconds: 600 },
  signUp: { burst: 30, seconds: 300 },
  refresh: { burst: 150, seconds: 300 },
  verify: { burst: 30, seconds: 300 },
  clientMails: { burst: 30, seconds: 3600 },
  addressMails: { burst: 10, seconds: 3600 },
  mailPauseSeconds: 60,
};

/** The default limits where that many people share each address; what protects one account stays. */
export function limitsFor(peoplePerAddress: number): RateLimits {
  const more = ({ burst, seconds }: Bucket): Bucket => ({ burst: burst * peoplePerAddress, seconds });
  const { signIn, signUp, refresh, verify, clientMails } = DEFAULT_LIMITS;
  return {
    ...DEFAULT_LIMITS,
    signIn: more(signIn),
    signUp: more(signUp),
    refresh: more(refresh),
    verify: more(verify),
    clientMails: more(clientMails),
  };
}

type ClientBucket = 'signUp' | 'refresh' | 'verify';

/** Who tries a password of an account. */
interface Guesser {
  email: string;
  address: string;
  /** Where the account has been signed in to before; undefined for a stranger. */
  device: string | undefined;
}

export interface Limiter {
  /** Takes one request of a client; throws 429 `over_request_rate_limit`. */
  request(bucket: ClientBucket, address: string): void;
  /**
   * Takes one sign-in, as a wrong guess until told otherwise; throws the same 429, to a stranger also when strangers
   * guessed too often.
   */
  signIn(guesser: Guesser): void;
  /** It was the right password. */
  signInSucceeded(guesser: Guesser): void;
  /**
   * Takes one mail of a kind to an address; throws 429 `over_email_send_rate_limit`. Counts whether or not
   * the account exists: only so does a refusal say nothing about it.
   */
  mail(kind: string, email: string, address: string): void;
  /** Throws the same 429 while a mail of the kind, stored as sent at this time, is too recent. */
  sentAt(time: Date | null): void;
}

/** Counts in memory, per process, bounded: the least recently seen keys are forgotten first. */
export function createLimiter(limits: RateLimits, clock: Clock): Limiter {
  // With `max` each would take a megabyte at once.
  const bounds = { maxSize: 50_000, sizeCalculation: () => 1 };
  const buckets = new LRUCache<string, { left: number; at: number }>(bounds);
  const lastMail = new LRUCache<string, number>(bounds);
  const now = () => clock().getTime() / 1000;

  function left(key: string, { burst, seconds }: Bucket): number {
    const held = buckets.get(key);
    if (!held) return burst;
    return Math.min(burst, held.left + (Math.max(0, now() - held.at) * burst) / seconds);
  }
  const take = (key: string, bucket: Bucket, count = 1) =>
    buckets.set(key, { left: Math.min(bucket.burst, left(key, bucket) - count), at: now() });
  const refuseRequest = (bucket: Bucket) =>
    new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
      retry_after_seconds: Math.ceil(bucket.seconds / bucket.burst),
    });

  function takeOrRefuse(key: string, bucket: Bucket): void {
    if (left(key, bucket) < 1) throw refuseRequest(bucket);
    take(key, bucket);
  }
  const nameOf = ({ address, device }: Guesser) =>
    device === undefined ? clientKey(address) : `device ${device}`;
  /** What a failed sign-in counts towards. */
  const guesses = (guesser: Guesser): [key: string, bucket: Bucket][] => [
    [`guess ${guesser.email} ${nameOf(guesser)}`, limits.failedSignIn],
    ...(guesser.device === undefined
      ? [[`guess ${guesser.email}`, limits.strangersSignIn] as [string, Bucket]]
      : []),
  ];

  return {
    request(name, address) {
      takeOrRefuse(`${name} ${clientKey(address)}`, limits[name]);
    },
    signIn(guesser) {
      const spent = guesses(guesser).find(([key, bucket]) => left(key, bucket) < 1);
      if (spent) throw refuseRequest(spent[1]);
      takeOrRefuse(`signIn ${nameOf(guesser)}`, limits.signIn);
      for (const [key, bucket] of guesses(guesser)) take(key, bucket);
    },
    signInSucceeded(guesser) {
      for (const [key, bucket] of guesses(guesser)) take(key, bucket, -1);
    },
    mail(kind, email, address) {
      const pauseKey = `${kind} ${email}`;
      const wait = Math.ceil((lastMail.get(pauseKey) ?? -Infinity) + limits.mailPauseSeconds - now());
      if (wait > 0) throw tooSoon(wait);
      const quotas = [
        [`mails-by ${clientKey(address)}`, limits.clientMails],
        [`mails-to ${email}`, limits.addressMails],
      ] as const;
      if (quotas.some(([key, bucket]) => left(key, bucket) < 1)) {
        throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
      }
      for (const [key, bucket] of quotas) take(key, bucket);
      lastMail.set(pauseKey, now());
    },
    sentAt(time) {
      const wait = Math.ceil((time?.getTime() ?? -Infinity) / 1000 + limits.mailPauseSeconds - now());
      if (wait > 0) throw tooSoon(wait);
    },
  };
}

function tooSoon(seconds: number): AuthError {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return new AuthError(429, 'over_email_send_rate_limit', message, { retry_after_seconds: seconds });
}
