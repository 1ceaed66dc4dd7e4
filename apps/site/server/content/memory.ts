/**
 * Values computed once per owner and key; the oldest makes room, and all go when the owner goes. The limit is how many there
 * are at most, or how large all of them are together where `sizeOf` says how large one is.
 */
export function remember<Owner extends object, Key, Value>(
	limit: number,
	compute: (owner: Owner, key: Key) => Value,
	sizeOf: (value: Value) => number = () => 1,
) {
	const memories = new WeakMap<Owner, { values: Map<Key, { value: Value; size: number }>; size: number }>();
	return (owner: Owner, key: Key): Value => {
		const memory = memories.get(owner) ?? { values: new Map<Key, { value: Value; size: number }>(), size: 0 };
		memories.set(owner, memory);
		const known = memory.values.get(key);
		if (known) return known.value;
		const value = compute(owner, key);
		const size = sizeOf(value);
		for (const [oldest, { size: freed }] of memory.values) {
			if (memory.size + size <= limit) break;
			memory.values.delete(oldest);
			memory.size -= freed;
		}
		// Computing it may have brought the same key into memory.
		memory.size += size - (memory.values.get(key)?.size ?? 0);
		memory.values.set(key, { value, size });
		return value;
	};
}
