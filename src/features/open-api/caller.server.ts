import type { Services } from '../../server/services.ts';

/** Authenticates programs by token. */
export type ProgramService = NonNullable<Services['programs']>;

/** The token's user, with a client that acts as them. */
export type Caller = NonNullable<Awaited<ReturnType<ProgramService['callerOf']>>>;

/** A client that calls database functions as the token's user. */
export type TokenClient = Caller['client'];
