import type { z } from 'zod';
import type { Scope } from '../connections/tokens.ts';
import type { Caller, ProgramService } from './caller.server.ts';

/** A call that was let in and makes sense. */
export interface Call {
  caller: Caller;
  programs: ProgramService;
  /** The parts of the path that stand for something. */
  path: Record<string, string>;
  query: Record<string, string | undefined>;
  body: unknown;
}

export interface ApiAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** One thing the API does, which its document describes. */
export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below /api/v1, with `{names}` of its parts. */
  path: string;
  id: string;
  summary: string;
  /** Which scopes allow it, any of them. */
  scopes: readonly Scope[];
  parts?: Record<string, RegExp>;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** What bodies are checked by where their parts are checked one by one. */
  takes?: z.ZodType;
  /** A body that makes sense; the tests send it. */
  example?: object | null;
  /** What is answered, by status. */
  answers: Record<number, z.ZodType | null>;
  /** Statuses it refuses with, besides those its method and its fields bring (refusals.ts). */
  refuses?: readonly number[];
  run(call: Call): Promise<ApiAnswer>;
}
