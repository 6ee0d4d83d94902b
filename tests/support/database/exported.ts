import { unzipSync, strFromU8 } from 'fflate';
import type { Client } from '../../../src/core/backend/client.ts';
import type { ExportPart } from '../../../src/features/export/parts.ts';
import { exportFiles } from '../../../src/features/export/files.api.server.ts';
import { createNaming } from '../../../src/features/export/naming.api.server.ts';
import { zipped } from '../../../src/features/export/zip.api.server.ts';

type Parts = Record<ExportPart, Record<string, unknown>[]>;

/** A parsed ZIP: its JSON, and the text of each file. */
export interface ReadExport {
  json: Parts & { format: string; version: number; complete: boolean };
  files: Record<string, string>;
}

/** Parses the chunks of a ZIP. */
export async function readExport(
  pieces: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | null,
): Promise<ReadExport> {
  const all: Uint8Array[] = [];
  for await (const piece of (pieces ?? []) as AsyncIterable<Uint8Array>) all.push(piece);
  const entries = Object.entries(unzipSync(Buffer.concat(all)));
  const files = Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]));
  return { json: JSON.parse(files['marquee.json'] ?? '') as ReadExport['json'], files };
}

type Names = Parameters<typeof createNaming>[0];
const NONE = () => Promise.resolve(null);
const knowsNothing: Names = {
  title: NONE,
};

/** A user's parsed export, with a catalogue that knows no title by default. */
export function exportOf(
  client: Client,
  userId: string,
  catalogue: Names = knowsNothing,
  rest: (milliseconds: number) => Promise<unknown> = NONE,
): Promise<ReadExport> {
  const of = {
    ...{ client, userId, email: 'ada@example.test', day: '2026-11-22', madeAt: '2026-11-22T12:00:00Z' },
    naming: createNaming(catalogue),
    rest,
  };
  const failed = (error: Error) => {
    throw error;
  };
  return readExport(zipped(exportFiles(of, failed), new Date('2026-11-22T12:00:00Z')));
}
