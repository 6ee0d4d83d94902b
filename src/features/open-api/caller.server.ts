import type { Services } from '../../server/services.ts';

/** What programs with a token are answered from. */
export type ProgramService = NonNullable<Services['programs']>;

/** Who calls, with the client that acts as them. */
export type Caller = NonNullable<Awaited<ReturnType<ProgramService['callerOf']>>>;

/** A client that calls functions of the database as the person of a token. */
export type TokenClient = Caller['client'];
