import { afterAll, vi } from 'vitest';

// Files of tests go on in one process. What one of them loaded of ours the next loads anew, and nothing of it hears any
// more what other tabs tell; only packages stay.
vi.resetModules();

const channels: BroadcastChannel[] = [];
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};
afterAll(() => {
  for (const channel of channels) channel.close();
  globalThis.BroadcastChannel = Channel;
});
