import { randomBytes } from 'node:crypto';

const minutes = 30;
const most = 10;

declare global {
	/** Global, because the studio's pages and endpoints are bundled separately and share it. */
	var uploadedLots: Map<string, { file: string; person: number; until: number }> | undefined;
}
globalThis.uploadedLots ??= new Map();
const kept = globalThis.uploadedLots;

/** Files of lots between the preview and the import, each for who brought it. */
export const uploadedFiles = {
	keep(file: string, person: number): string {
		for (const [key, { until }] of kept) if (until < Date.now() || kept.size >= most) kept.delete(key);
		const key = randomBytes(16).toString('base64url');
		kept.set(key, { file, person, until: Date.now() + minutes * 60_000 });
		return key;
	},
	find(key: string, person: number): string | undefined {
		const found = kept.get(key);
		return found && found.until > Date.now() && found.person === person ? found.file : undefined;
	},
	forget: (key: string) => kept.delete(key),
};
