import { Picture } from '@site/contract/picture';
import { hasSizes, stemOf } from '@site/contract/picture-sizes';
import { inSteps } from '../content/in-steps.ts';

/** Files that no page names any more go on answering so long, for pages that are still open somewhere. */
const graceMilliseconds = 60 * 60 * 1000;

const fileAddress = /\/(?:media|documents)\/[\w][\w.-]*/g;

type Focus = { x: number; y: number };
/** What the content says of a picture that it shows by itself; nothing of one within a text. */
type Details = { width: number; focus: Focus | null };
type Named = Map<string, Details | null>;

/** A picture as it was uploaded, of which smaller ones are made. */
export type Original = { name: string; width: number | null; focus: Focus | null };

/** Which pictures and documents the content names: a copy of anything else is not public any more. */
export function createNamedFiles(now: () => number = Date.now) {
	let current: Named = new Map();
	const former = new Map<string, { since: number; details: Details | null }>();
	let addressOf = new Map<string, string>();

	const isRecent = (address: string) =>
		(former.get(address)?.since ?? Number.NEGATIVE_INFINITY) >= now() - graceMilliseconds;
	const has = (address: string): boolean => current.has(address) || isRecent(address);

	function retire(named: Named) {
		for (const [address, details] of named) former.set(address, { since: now(), details });
		addressOf = new Map([...former.keys(), ...current.keys()].filter(hasSizes).map((url) => [stemOf(url), url]));
	}

	return {
		/** Takes the place of the content of before. */
		async publish(content: object) {
			const next: Named = new Map();
			await inSteps(Object.values(content).flat(), (item) => namedIn(item, next));
			for (const address of former.keys()) if (!isRecent(address)) former.delete(address);
			const before = current;
			current = next;
			retire(before);
		},
		/** Shown to someone without being published: a draft in a preview. */
		show: (draft: object) => retire(namedIn(draft)),
		has,
		/** The picture of which a size is asked for, by its name without its ending. */
		originalOf(stem: string): Original | null {
			const address = addressOf.get(`/media/${stem}`);
			if (!address || !has(address)) return null;
			const { width = null, focus = null } = current.get(address) ?? former.get(address)?.details ?? {};
			return { name: address.slice('/media/'.length), width, focus };
		},
		/** What the content of now names and smaller sizes are made of. */
		originals: (): string[] => [...current.keys()].filter(hasSizes),
	};
}

/** Without writing the whole content out: it may be large. */
function namedIn(value: unknown, found: Named = new Map()): Named {
	if (typeof value === 'string') {
		for (const [address] of value.matchAll(fileAddress)) if (!found.has(address)) found.set(address, null);
	} else if (typeof value === 'object' && value !== null) {
		for (const part of Object.values(value)) namedIn(part, found);
		const picture = 'url' in value && 'alt' in value ? ShownPicture.safeParse(value) : null;
		if (picture?.success) found.set(picture.data.url, { width: picture.data.width, focus: picture.data.focus ?? null });
	}
	return found;
}

const ShownPicture = Picture.pick({ url: true, width: true, focus: true });

export type NamedFiles = ReturnType<typeof createNamedFiles>;
