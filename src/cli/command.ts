import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { ConfigError, readConfig, type Config } from '../contract/config.ts';
import { plural } from '../server/plural.ts';

/** A command's arguments, and the server's configuration. */
export interface CommandInput<Flags extends string> {
  words: string[];
  flags: Record<Flags, boolean>;
  config: Config;
}

export interface CommandOptions<Flags extends string> {
  /** Shown on wrong usage, for example `npm run backup -- FILE`. */
  usage: string;
  /** Minimum and maximum number of arguments. */
  words: [least: number, most: number];
  flags?: readonly Flags[];
  /** Whether it works with a Supabase project. */
  hosted?: boolean;
}

/**
 * Runs a CLI command: prints the returned sentence and exits with 0, or prints the error in one sentence and
 * exits with 1.
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

/** The configuration from the environment and `.env`, as the server reads it. */
function readEnvironment(hosted: boolean): Config {
  try {
    process.loadEnvFile('.env');
  } catch {
    // There is no .env file: the environment is the configuration.
  }
  const config = readConfig(process.env);
  if (hosted || config.supabase === undefined) return config;
  throw new ConfigError([
    'SUPABASE_URL is set: the data is in that project. Use its own dashboard or the Supabase CLI.',
  ]);
}

/** The total of all tables, such as `57 rows`. */
export function countedRows(rows: Record<string, number>): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return plural(all, { one: '{n} row', other: '{n} rows' });
}

/** `1 file`, `2 files`. */
export function countedFiles(count: number): string {
  return plural(count, { one: '{n} file', other: '{n} files' });
}
