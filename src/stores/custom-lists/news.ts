import { currentEnvironment, oncePerWorld } from '../environment.ts';

/** The line on which tabs of a browser tell each other which list has changed, by its address. */
const line = oncePerWorld((environment) => environment.channel('marquee-custom-lists'));

/** Tells the other tabs and the server, whose page of it is made anew, that a list has changed. */
export function tellListChange(address: string): void {
  currentEnvironment().pageChanged({ list: address });
  line().tell(address);
}

/** Hears of the lists that change in other tabs, by their addresses. */
export function onListChange(listener: (address: string) => void): void {
  line().listen((address) => {
    if (typeof address === 'string') listener(address);
  });
}
