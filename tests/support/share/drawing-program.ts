import type { DrawRequest } from '../../../src/features/share/messages.server.ts';

// A fake drawing program. It behaves as the card's name says.
const say = (text: string) => process.send?.({ png: new TextEncoder().encode(text) });

const DOES: Record<string, () => void> = {
  hang: () => undefined,
  crash: () => process.exit(1),
  fail: () => void process.send?.({ reason: 'no such letter' }),
  large: () => void process.send?.({ png: new Uint8Array(2000) }),
  who: () => say(String(process.pid)),
  // Node adds these for its channel.
  environment: () =>
    say(
      Object.keys(process.env)
        .filter((name) => !name.startsWith('NODE_'))
        .join(),
    ),
};

process.on('message', ({ card }: DrawRequest) => DOES[card.name]?.());
process.once('disconnect', () => process.exit());
