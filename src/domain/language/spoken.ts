/**
 * An object of words which is that of the language spoken now, down to the single text, whenever it is read. The build
 * puts it where the server takes words from; in a browser there is one language, and nothing to choose.
 */
export function spokenObject<Words extends object>(now: () => Words, like: Words): Words {
  const parts = new Map<PropertyKey, unknown>();
  const partOf = (key: PropertyKey, value: object) =>
    typeof value === 'function'
      ? (...given: unknown[]) => (Reflect.get(now(), key) as (...given: unknown[]) => unknown)(...given)
      : spokenObject(() => Reflect.get(now(), key) as object, value);
  return new Proxy((Array.isArray(like) ? [] : {}) as Words, {
    get(_, key) {
      const value: unknown = Object.hasOwn(like, key) ? Reflect.get(like, key) : null;
      if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
        return Reflect.get(now(), key);
      if (!parts.has(key)) parts.set(key, partOf(key, value));
      return parts.get(key);
    },
    has: (_, key) => Reflect.has(now(), key),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(now(), key),
  });
}
