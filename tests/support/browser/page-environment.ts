import { builtinEnvironments, type Environment } from 'vitest/runtime';

// Node's network APIs. A test's services run in the same process, and happy-dom's own would apply CORS to
// them.
const NETWORK = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'Headers',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
  'WebSocket',
  'fetch',
] as const;

const { 'happy-dom': happyDom } = builtinEnvironments;

/** A happy-dom page for islands, with Node's network. */
const page: Environment = {
  ...happyDom,
  name: 'page',
  async setup(global: Record<string, unknown>, options) {
    const network = NETWORK.map((name) => [name, global[name]] as const);
    const environment = await happyDom.setup(global, options);
    Object.assign(global, Object.fromEntries(network));
    return environment;
  },
};

export default page;
