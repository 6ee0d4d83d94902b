import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { ConfigError, readConfig, type Config } from '../contract/config.ts';
import { plural } from '../server/plural.ts';

/** What a command was called with, and the configuration the server would start with. */
export interface CommandInput<Flags extends string> {
  words: string[];
  flags: Record<Flags, boolean>;
  config: Config;
}

export interface CommandOptions<Flags extends string> {
  /** Shown when the command is called wrongly, for example `npm run backup -- FILE`. */
  usage: string;
  /** How many words the command takes, at least and at most. */
  words: [least: number, most: number];
  flags?: readonly Flags[];
  /** Whether it works with a Supabase project as well. */
  hosted?: boolean;
}

/**
 * Runs a command line program: prints the sentences `run` answers and ends with 0, or prints what went wrong
 * in one sentence and ends with 1.
 */
export async function runCommand<Flags extends string = never>(
  { usage, words: [least, most], flags = [], hosted = false }: CommandOptions<Flags>,
  run: (input: CommandInput<Flags>) => Promise<string>,
): Promise<void> {
  try {
    const options: ParseArgsOptionsConfig = Object.fromEntries(
      flags.map((flag) => [flag, { type: 'boolean' }]),
    );
    const { positionals, values } = readArguments(options, usage);
    if (positionals.length < least || positionals.length > most) throw new Error(`Usage: ${usage}`);
    const given = Object.fromEntries(flags.map((flag) => [flag, values[flag] === true])) as Record<
      Flags,
      boolean
    >;
    const sentence = await run({ words: positionals, flags: given, config: readEnvironment(hosted) });
    process.stdout.write(`${sentence}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

function readArguments(options: ParseArgsOptionsConfig, usage: string): ReturnType<typeof parseArgs> {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Error(`Usage: ${usage}`, { cause: error });
  }
}

/** The variables of the process and of `.env`, as the server reads them. */
function readEnvironment(hosted: boolean): Config {
  try {
    process.loadEnvFile('.env');
  } catch {
    // No .env file: the environment alone configures the product.
  }
  const config = readConfig(process.env);
  if (hosted || config.supabase === undefined) return config;
  throw new ConfigError([
    'SUPABASE_URL is set: the data is in that project. Use its own dashboard or the Supabase CLI.',
  ]);
}

/** `57 rows`, over all tables. */
export function countedRows(rows: Record<string, number>): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return plural(all, { one: '{n} row', other: '{n} rows' });
}

/** `1 file`, `2 files`. */
export function countedFiles(count: number): string {
  return plural(count, { one: '{n} file', other: '{n} files' });
}
