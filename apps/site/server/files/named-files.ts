import { Picture } from '@site/contract/picture';
import { hasSizes, stemOf } from '@site/contract/picture-sizes';
import { inSteps } from '../content/in-steps.ts';

/** A file that the content no longer uses stays available for this long, for pages that are still open. */
const graceMilliseconds = 60 * 60 * 1000;

const fileAddress = /\/(?:media|documents)\/[\w][\w.-]*/g;

type Focus = { x: number; y: number };
/** Known for pictures in their own fields, not for those inside a text. */
type Details = { width: number; focus: Focus | null };
type Named = Map<string, Details | null>;

/** An uploaded picture, from which smaller sizes are made. */
export type Original = { name: string; width: number | null; focus: Focus | null };

/** The pictures and documents that the content uses; copies of any others are no longer public. */
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
		/** Replaces the previous content. */
		async publish(content: object) {
			const next: Named = new Map();
			await inSteps(Object.values(content).flat(), (item) => namedIn(item, next));
			for (const address of former.keys()) if (!isRecent(address)) former.delete(address);
			const before = current;
			current = next;
			retire(before);
		},
		/** Also allows the files of a draft that is shown in a preview. */
		show: (draft: object) => retire(namedIn(draft)),
		has,
		/** The original of a size, by the file name without its extension. */
		originalOf(stem: string): Original | null {
			const address = addressOf.get(`/media/${stem}`);
			if (!address || !has(address)) return null;
			const { width = null, focus = null } = current.get(address) ?? former.get(address)?.details ?? {};
			return { name: address.slice('/media/'.length), width, focus };
		},
		/** Addresses of all pictures in the current content that have smaller sizes. */
		originals: (): string[] => [...current.keys()].filter(hasSizes),
	};
}

/** Walks the values instead of serializing the content, which may be large. */
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
