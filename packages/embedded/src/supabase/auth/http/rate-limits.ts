import { LRUCache } from 'lru-cache';
import type { Clock } from '../../part.ts';
import { AuthError } from './auth-error.ts';
import { clientKey } from './client-key.ts';

/** A token bucket: `burst` at once, refilled over `seconds`. */
interface Bucket {
  burst: number;
  seconds: number;
}

/** Rate limits; defaults are hosted Supabase's, where it has one. */
export interface RateLimits {
  /** Password sign-ins per client or known device. */
  signIn: Bucket;
  /** Failed password sign-ins per account and client or known device. */
  failedSignIn: Bucket;
  /** Failed password sign-ins per account by unknown devices of all clients. */
  strangersSignIn: Bucket;
  /** Sign-ups and password changes, each of which costs a bcrypt hash. */
  signUp: Bucket;
  /** Refresh and PKCE grants per client. */
  refresh: Bucket;
  /** Attempts of links and codes per client. */
  verify: Bucket;
  /** Mails requested per client. */
  clientMails: Bucket;
  /** Mails requested per address. */
  addressMails: Bucket;
  /** Seconds between mails of one kind to an address. */
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

/**
 * The default limits with those per client multiplied by the number of people who share an address; limits
 * that protect an account stay.
 */
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

/** The source of a password attempt. */
interface Guesser {
  email: string;
  address: string;
  /** A known device's id; undefined for others. */
  device: string | undefined;
}

export interface Limiter {
  /** Counts a client's request; throws 429 `over_request_rate_limit`. */
  request(bucket: ClientBucket, address: string): void;
  /**
   * Counts a sign-in as failed until `signInSucceeded`; throws the same 429, for unknown devices also after
   * too many attempts by others.
   */
  signIn(guesser: Guesser): void;
  /** The password was right. */
  signInSucceeded(guesser: Guesser): void;
  /**
   * Counts a mail; throws 429 `over_email_send_rate_limit`. Counts whether or not the account exists, so that
   * a refusal reveals nothing.
   */
  mail(kind: string, email: string, address: string): void;
  /** Throws the same 429 if the last mail of the kind, sent at this time, is too recent. */
  sentAt(time: Date | null): void;
}

/** Counts in this process's memory, bounded (LRU). */
export function createLimiter(limits: RateLimits, clock: Clock): Limiter {
  // `max` would allocate a megabyte up front for each.
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
  /** The buckets of a failed sign-in. */
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
