import { LRUCache } from 'lru-cache';

type Known = NonNullable<unknown>;

/**
 * Values computed once per owner and key. Those not asked for longest make room, and all go when the owner goes. The limit is
 * how many there are at most, or how large all of them are together where `sizeOf` says how large one is.
 */
export function remember<Owner extends object, Key extends Known, Value extends Known>(
	limit: number,
	compute: (owner: Owner, key: Key) => Value,
	sizeOf?: (value: Value) => number,
) {
	const options = sizeOf ? { maxSize: limit, sizeCalculation: sizeOf } : { max: limit };
	const caches = new WeakMap<Owner, LRUCache<Key, Value>>();
	return (owner: Owner, key: Key): Value => {
		const cache = caches.get(owner) ?? new LRUCache<Key, Value>(options);
		caches.set(owner, cache);
		const known = cache.get(key);
		if (known !== undefined) return known;
		const value = compute(owner, key);
		cache.set(key, value);
		return value;
	};
}
