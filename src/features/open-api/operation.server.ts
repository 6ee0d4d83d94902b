import type { z } from 'zod';
import type { Scope } from '../connections/tokens.ts';
import type { Caller, ProgramService } from './caller.server.ts';

/** An authenticated, validated call. */
export interface Call {
  caller: Caller;
  programs: ProgramService;
  /** Path parameters. */
  path: Record<string, string>;
  query: Record<string, string | undefined>;
  body: unknown;
}

export interface ApiAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An operation of the API; the OpenAPI document describes it. */
export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  /** The path below /api/v1, with `{parameters}`. */
  path: string;
  id: string;
  summary: string;
  /** Scopes, any of which allows it. */
  scopes: readonly Scope[];
  parts?: Record<string, RegExp>;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Validates the body instead of `body`, if its parts are validated one by one. */
  takes?: z.ZodType;
  /** A valid body; tests send it. */
  example?: object | null;
  /** Response schemas by status. */
  answers: Record<number, z.ZodType | null>;
  /** Error statuses besides those implied by its method and fields (refusals.server.ts). */
  refuses?: readonly number[];
  run(call: Call): Promise<ApiAnswer>;
}
