import { randomBytes } from 'node:crypto';

const minutes = 15;
const most = 200;

declare global {
	/** Global, because the studio's pages and endpoints are bundled separately and share it. */
	var personsLookedFor: Map<string, { email: string; until: number }> | undefined;
}
globalThis.personsLookedFor ??= new Map();
const kept = globalThis.personsLookedFor;

/** The addresses that administrators search for, under a temporary key: in a URL they would stay in histories and logs. */
export const searchedPersons = {
	keep(email: string): string {
		for (const [key, { until }] of kept) if (until < Date.now() || kept.size >= most) kept.delete(key);
		const key = randomBytes(16).toString('base64url');
		kept.set(key, { email, until: Date.now() + minutes * 60_000 });
		return key;
	},
	find(key: string): string | undefined {
		const found = kept.get(key);
		return found && found.until > Date.now() ? found.email : undefined;
	},
};
