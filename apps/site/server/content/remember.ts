import { LRUCache } from 'lru-cache';

type Known = NonNullable<unknown>;

/**
 * An LRU cache of values computed per owner and key; an owner's values go when the owner is garbage-collected. `limit`
 * is the number of values, or their total size if `sizeOf` is given.
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

/** A value computed once per owner. */
export function rememberOnce<Owner extends object, Value extends Known>(compute: (owner: Owner) => Value) {
	const values = new WeakMap<Owner, Value>();
	return (owner: Owner): Value => {
		const value = values.get(owner) ?? compute(owner);
		values.set(owner, value);
		return value;
	};
}
