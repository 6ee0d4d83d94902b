/** The outside world as stores see it; tests put another one in its place. */
export interface Environment {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

let environment: Environment | undefined;

/** Replaces the world the stores live in. */
export function setEnvironment(next: Environment): void {
  environment = next;
}

/** The world the stores live in: the browser's unless another was set. */
export function currentEnvironment(): Environment {
  return (environment ??= { storage: localStorage });
}
