import { builtinEnvironments, type Environment } from 'vitest/runtime';

// What talks to the network stays Node's: the services of a test run in the same process, and happy-dom's
// own would ask them whether this page may.
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

/** A page of happy-dom for islands that are drawn in it, with the network of Node. */
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
