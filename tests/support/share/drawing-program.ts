import type { DrawRequest } from '../../../src/features/share/messages.server.ts';

// A stand-in for the program that draws: it does what the name of a card says.
const say = (text: string) => process.send?.({ png: new TextEncoder().encode(text) });

const DOES: Record<string, () => void> = {
  hang: () => undefined,
  crash: () => process.exit(1),
  fail: () => void process.send?.({ reason: 'no such letter' }),
  large: () => void process.send?.({ png: new Uint8Array(2000) }),
  who: () => say(String(process.pid)),
  // What Node itself adds for its channel is none of ours.
  environment: () =>
    say(
      Object.keys(process.env)
        .filter((name) => !name.startsWith('NODE_'))
        .join(),
    ),
};

process.on('message', ({ card }: DrawRequest) => DOES[card.name]?.());
process.once('disconnect', () => process.exit());
