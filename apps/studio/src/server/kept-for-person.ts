import { randomBytes } from 'node:crypto';
import type { Said } from '../words/said.ts';

type Kept = { text: string; person: number; until: number };

declare global {
	/** Global, because the studio's pages and endpoints are bundled separately and share it. */
	var keptForPeople: Map<string, Map<string, Kept>> | undefined;
}
globalThis.keptForPeople ??= new Map();
const all = globalThis.keptForPeople;

/**
 * Keeps texts between the submission of a form and the next page, for their sender only: the newest `each` per person.
 */
export function keptForPerson(name: string, { minutes, each }: { minutes: number; each: number }) {
	const kept = all.get(name) ?? new Map<string, Kept>();
	all.set(name, kept);
	return {
		keep(text: string, person: number): string {
			for (const [key, { until }] of kept) if (until < Date.now()) kept.delete(key);
			const own = [...kept].filter(([, one]) => one.person === person).map(([key]) => key);
			for (const key of own.slice(0, Math.max(0, own.length + 1 - each))) kept.delete(key);
			const key = randomBytes(16).toString('base64url');
			kept.set(key, { text, person, until: Date.now() + minutes * 60_000 });
			return key;
		},
		find(key: string, person: number): string | undefined {
			const found = kept.get(key);
			return found && found.until > Date.now() && found.person === person ? found.text : undefined;
		},
		forget: (key: string) => kept.delete(key),
	};
}

/** Files between preview and import. */
export const keptFiles = { minutes: 30, each: 2 };
export const fileGone: Said = {
	en: 'This file is no longer kept: your two newest are, for half an hour. Choose it again.',
	zh: '文件已不再保留：只保留您最新的两个文件，时间为半小时。请重新选择。',
};

/**
 * The message of a page about a submitted form. The address only holds its key, so that nobody else can inject a text.
 */
export const answers = keptForPerson('answers', { minutes: 10, each: 20 });
