import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as received. */
  source: string;
  /** Its headers by lower-case name, unfolded. */
  headers: Map<string, string>;
}

function headersOf(source: string): Map<string, string> {
  const head = (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  return new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

/** A temporary refusal of a recipient. */
const BUSY = Object.assign(new Error('try again later'), { responseCode: 450 });

/**
 * A mail server on a free port. It refuses recipients at `refused.example`, and those in `busy` temporarily.
 */
export async function startSmtpServer(): Promise<{
  url: string;
  received: ReceivedMail[];
  busy: Set<string>;
  close(): Promise<void>;
}> {
  const received: ReceivedMail[] = [];
  const busy = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (busy.has(address)) done(BUSY);
      else done(address.endsWith('@refused.example') ? new Error('no such mailbox') : null);
    },
    onData(stream, { envelope }, done) {
      const { mailFrom, rcptTo } = envelope;
      void text(stream).then((source) => {
        const from = mailFrom === false ? '' : mailFrom.address;
        received.push({ from, to: rcptTo.map(({ address }) => address), source, headers: headersOf(source) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    busy,
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}
