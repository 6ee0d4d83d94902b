import { LRUCache } from 'lru-cache';
import type { Clock } from '../../handler.ts';
import { AuthError } from './auth-error.ts';
import { clientKey } from './client-key.ts';

/** A token bucket: `burst` at once, refilled over `seconds`. */
interface Bucket {
  burst: number;
  seconds: number;
}

/** How much is allowed; the defaults are hosted Supabase's, where it has one. */
export interface RateLimits {
  /** Password sign-ins per client. */
  signIn: Bucket;
  /** Failed password sign-ins per account, from wherever. */
  failedSignIn: Bucket;
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
  failedSignIn: { burst: 30, seconds: 300 },
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

type ClientBucket = 'signIn' | 'signUp' | 'refresh' | 'verify';

export interface Limiter {
  /** Takes one request of a client; throws 429 `over_request_rate_limit`. */
  request(bucket: ClientBucket, address: string): void;
  /** Throws 429 when too many sign-ins to this account failed. */
  account(email: string): void;
  accountFailed(email: string): void;
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
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: 50_000 });
  const lastMail = new LRUCache<string, number>({ max: 50_000 });
  const now = () => clock().getTime() / 1000;

  function left(key: string, { burst, seconds }: Bucket): number {
    const held = buckets.get(key);
    if (!held) return burst;
    return Math.min(burst, held.left + (Math.max(0, now() - held.at) * burst) / seconds);
  }
  const take = (key: string, bucket: Bucket) => buckets.set(key, { left: left(key, bucket) - 1, at: now() });
  const refuseRequest = (bucket: Bucket) =>
    new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
      retry_after_seconds: Math.ceil(bucket.seconds / bucket.burst),
    });

  return {
    request(name, address) {
      const key = `${name} ${clientKey(address)}`;
      if (left(key, limits[name]) < 1) throw refuseRequest(limits[name]);
      take(key, limits[name]);
    },
    account(email) {
      if (left(`account ${email}`, limits.failedSignIn) < 1) throw refuseRequest(limits.failedSignIn);
    },
    accountFailed(email) {
      take(`account ${email}`, limits.failedSignIn);
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
