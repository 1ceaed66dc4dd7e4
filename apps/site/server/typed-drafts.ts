import { isDeepStrictEqual } from 'node:util';
import type { Product } from '@site/contract/catalogue';
import type { Home } from '@site/contract/pages';
import type { Snapshot } from '@site/contract/snapshot';
import { draftSchemaOf, isWhole, type TypedDraft } from '@site/contract/typed-draft';
import type { z } from 'zod';
import { type Content, linksIn } from './content/content.ts';
import { htmlMarker } from './content/html-marks.ts';
import { resolveLinks } from './content/links.ts';
import { withCertifications } from './content/on-day.ts';
import { addressOfDraft } from './draft-address.ts';

/** Enough for everybody who writes at the same time; the one that rested longest gives way. */
const mostDrafts = 100;
/** After the last keystroke. */
const keptMilliseconds = 30 * 60 * 1000;

type Kept = { draft: TypedDraft; item: unknown; until: number; over?: { base: Content; content: Content } };

type Needs = { content: () => Content; onShown: (draft: object) => void; now?: () => number };

/** What staff are typing, in memory: each is laid over the published content, for whoever knows its key (EDIT-1). */
export function createTypedDrafts({ content, onShown, now = Date.now }: Needs) {
	const kept = new Map<string, Kept>();

	function find(key: string): Kept | undefined {
		const found = kept.get(key);
		if (found && found.until < now()) kept.delete(key);
		return found && found.until >= now() ? found : undefined;
	}

	return {
		/** The address where a visitor would see it, null where no page shows it, or what the contract refuses. */
		lay(draft: TypedDraft): { address: string | null } | { issues: z.core.$ZodIssue[] } {
			const { data: item, error } = draftSchemaOf(draft.part).safeParse(draft.item);
			if (error) return { issues: error.issues };
			kept.delete(draft.key);
			kept.set(draft.key, { draft, item, until: now() + keptMilliseconds });
			const [oldest] = kept.keys();
			if (kept.size > mostDrafts && oldest !== undefined) kept.delete(oldest);
			onShown({ item });
			return { address: addressOfDraft(draft.part, item, content()) };
		},
		knows: (key: string): boolean => find(key) !== undefined,
		/** The published content with the draft in its place; null once it is gone. */
		contentWith(key: string): Content | null {
			const found = find(key);
			if (!found) return null;
			const base = content();
			if (found.over?.base !== base) found.over = { base, content: laidOver(base, found.draft.part, found.item) };
			return found.over.content;
		},
	};
}

/** Only the item is prepared: the rest of the content is as it was, however much there is of it. */
function laidOver(base: Content, part: keyof Snapshot, draft: unknown): Content {
	const { snapshot } = base;
	const item: unknown = resolveLinks(draft, linksIn(snapshot));
	htmlMarker(draftSchemaOf(part))(item);
	const fit =
		part === 'products'
			? withCertifications(base, item as Product)
			: part === 'home'
				? withNoticeAsWritten(item as Home, snapshot.home)
				: item;
	const whole = isWhole(part) ? fit : replaced(snapshot[part] as unknown as readonly object[], fit as object);
	const laid = { ...snapshot, [part]: whole } as Snapshot;
	// A preview measures nobody.
	const settings = { ...laid.settings, tagManager: { ...laid.settings.tagManager, id: '' } };
	return Object.freeze({ snapshot: { ...laid, settings }, day: base.day });
}

/** A notice bar that is being written is seen, whatever its days (EDIT-14). */
function withNoticeAsWritten(home: Home, published: Home): Home {
	const always = ({ notice: { from, until, ...words } }: Home) => words;
	return isDeepStrictEqual(always(home), always(published)) ? home : { ...home, notice: always(home) };
}

const identity = (item: object): unknown =>
	('id' in item && item.id) || ('key' in item && item.key) || ('slug' in item && item.slug);

/** In the place of its published version; what is new stands first, where lists show the newest. */
function replaced(items: readonly object[], draft: object): readonly object[] {
	const at = items.findIndex((item) => identity(item) === identity(draft));
	return at < 0 ? [draft, ...items] : items.with(at, draft);
}
