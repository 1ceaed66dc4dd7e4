/** Values computed once per owner and key, at most `limit` of them; the oldest makes room, and all go when the owner goes. */
export function remember<Owner extends object, Key, Value>(limit: number, compute: (owner: Owner, key: Key) => Value) {
	const memories = new WeakMap<Owner, Map<Key, { value: Value }>>();
	return (owner: Owner, key: Key): Value => {
		const memory = memories.get(owner) ?? new Map<Key, { value: Value }>();
		memories.set(owner, memory);
		const known = memory.get(key);
		if (known) return known.value;
		const value = compute(owner, key);
		const oldest = memory.size >= limit ? memory.keys().next() : undefined;
		if (oldest && !oldest.done) memory.delete(oldest.value);
		memory.set(key, { value });
		return value;
	};
}
