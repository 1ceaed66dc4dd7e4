/** A user without a sign of life for this long has left. The page sends one every five seconds. */
const gone = 12_000;

declare global {
	/** Global, because the studio's pages and endpoints are bundled separately and share it. */
	var peopleAtLetters: Map<string, Map<number, { name: string; at: number }>> | undefined;
}
globalThis.peopleAtLetters ??= new Map();
const rooms = globalThis.peopleAtLetters;

/** Notes that a user has a message open, and returns the others who have. */
export function alsoHere(letter: string, person: { id: number; name: string }, now = Date.now()): string[] {
	for (const [key, people] of rooms) {
		for (const [id, { at }] of people) if (now - at > gone) people.delete(id);
		if (people.size === 0) rooms.delete(key);
	}
	const people = rooms.get(letter) ?? new Map<number, { name: string; at: number }>();
	rooms.set(letter, people);
	people.set(person.id, { name: person.name, at: now });
	return [...people].filter(([id]) => id !== person.id).map(([, { name }]) => name);
}
