export interface Colleague {
	id: number;
	name: string;
	email: string;
}

const even = (text: string) => text.normalize('NFKC').toLowerCase();

/** Names of a colleague after an @: the full name, the first name if nobody else has it, or the address. */
function namesOf({ name, email }: Colleague, all: readonly Colleague[]): string[] {
	const firstOf = (person: Colleague) => even(person.name).split(/\s+/)[0] ?? '';
	const first = even(name).split(/\s+/)[0] ?? '';
	const isOnly = all.filter((other) => firstOf(other) === first).length === 1;
	return [even(name), even(email.split('@')[0] ?? ''), ...(isOnly ? [first] : [])].filter(Boolean);
}

/** The colleagues that a note mentions with an @. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): Colleague[] {
	const words = even(text);
	const isNamed = (name: string) => {
		for (let at = words.indexOf(`@${name}`); at >= 0; at = words.indexOf(`@${name}`, at + 1)) {
			const before = words[at - 1] ?? ' ';
			const after = words[at + 1 + name.length] ?? ' ';
			// An address such as ada@sales.example mentions nobody.
			if (!/[\p{L}\p{N}.]/u.test(before) && !/[\p{L}\p{N}_-]/u.test(after)) return true;
		}
		return false;
	};
	return colleagues.filter((person) => namesOf(person, colleagues).some(isNamed));
}
