/**
 * An object of words which is that of the language spoken now, whenever it is read. The build puts it where the server
 * takes words from; in a browser there is one language, and nothing to choose.
 */
export function spokenObject<Words extends object>(now: () => Words, like: Words): Words {
  return new Proxy((Array.isArray(like) ? [] : {}) as Words, {
    get: (_, key) => Reflect.get(now(), key),
    has: (_, key) => Reflect.has(now(), key),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(now(), key),
  });
}
