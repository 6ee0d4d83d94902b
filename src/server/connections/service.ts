import { receiveDelivery } from '../../backend/connections/queue.ts';
import type { Client } from '../../backend/client.ts';
import type { Delivery, PlaySource } from '../../domain/connections/delivery.ts';

/** Takes in what other programs tell. */
export interface PlayService {
  /** Keeps a delivery for the job; false when no address has this hash. Rejects with BackendError. */
  receive(source: PlaySource, tokenHash: string, delivery: Delivery): Promise<boolean>;
  /** Lets the job go on now rather than at its time. */
  wake(): void;
}

/** Creates what takes in deliveries. */
export function createPlayService({ client, wake }: { client: Client; wake: () => void }): PlayService {
  return {
    async receive(source, tokenHash, delivery) {
      const waits = await receiveDelivery(client, source, tokenHash, delivery);
      if (waits) wake();
      return waits !== null;
    },
    wake,
  };
}
