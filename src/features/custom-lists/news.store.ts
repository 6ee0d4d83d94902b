import { currentEnvironment, oncePerWorld } from '../../core/stores/environment.ts';

/** Broadcasts the addresses of changed lists between tabs. */
const line = oncePerWorld((environment) => environment.channel('marquee-custom-lists'));

/** Notifies other tabs and the server, which renders the list's page anew. */
export function tellListChange(address: string): void {
  currentEnvironment().pageChanged({ list: address });
  line().tell(address);
}

/** Subscribes to lists changed in other tabs, by address. */
export function onListChange(listener: (address: string) => void): void {
  line().listen((address) => {
    if (typeof address === 'string') listener(address);
  });
}
