import { isDeepStrictEqual } from 'node:util';
import type { Product } from '@site/contract/catalogue';
import type { Home } from '@site/contract/pages';
import type { Snapshot } from '@site/contract/snapshot';
import { draftSchemaOf, isWhole, type TypedDraft } from '@site/contract/typed-draft';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { type Content, linksIn } from './content/content.ts';
import { htmlMarker } from './content/html-marks.ts';
import { resolveLinks } from './content/links.ts';
import { withCertifications } from './content/on-day.ts';
import { addressOfDraft } from './draft-address.ts';

/** Enough for all colleagues who write at the same time; the draft untouched for longest is dropped. */
const mostDrafts = 100;
/** After the last keystroke. */
const keptMilliseconds = 30 * 60 * 1000;
/** Limit of contents with a draft: each has computed values as large as those of the published content. */
const mostLaid = 10;

type Kept = { draft: TypedDraft; item: unknown; until: number };

type Needs = { content: () => Content; onShown: (draft: object) => void; now?: () => number };

/**
 * Unsaved changes of staff, in memory. Each is laid over the published content for requests that have its key
 * (EDIT-1).
 */
export function createTypedDrafts({ content, onShown, now = Date.now }: Needs) {
	const kept = new Map<string, Kept>();
	const laid = new LRUCache<Kept, Content>({ max: mostLaid });
	let base: Content | undefined;

	function find(key: string): Kept | undefined {
		const found = kept.get(key);
		return found && found.until >= now() ? found : undefined;
	}

	function drop(key: string, one: Kept | undefined) {
		kept.delete(key);
		if (one) laid.delete(one);
	}

	return {
		/**
		 * The address of a page that shows the draft, null if none does, or the reasons why the contract refuses it.
		 */
		lay(draft: TypedDraft): { address: string | null } | { issues: z.core.$ZodIssue[] } {
			const { data: item, error } = draftSchemaOf(draft.part).safeParse(draft.item);
			if (error) return { issues: error.issues };
			drop(draft.key, kept.get(draft.key));
			kept.set(draft.key, { draft, item, until: now() + keptMilliseconds });
			for (const [key, one] of kept) if (one.until < now() || kept.size > mostDrafts) drop(key, one);
			onShown({ item });
			return { address: addressOfDraft(draft.part, item, content()) };
		},
		knows: (key: string): boolean => find(key) !== undefined,
		/** The published content with the draft; null once the draft has ended. */
		contentWith(key: string): Content | null {
			const found = find(key);
			if (!found) return null;
			if (base !== content()) laid.clear();
			base = content();
			const over = laid.get(found) ?? laidOver(base, found.draft.part, found.item);
			laid.set(found, over);
			return over;
		},
	};
}

/** Only the draft's item is prepared: the rest of the content is reused, however large. */
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
	// Previews have no tag manager.
	const settings = { ...laid.settings, tagManager: { ...laid.settings.tagManager, id: '' } };
	return Object.freeze({ snapshot: { ...laid, settings }, day: base.day });
}

/** A notice bar is previewed on any day, whatever its dates (EDIT-14). */
function withNoticeAsWritten(home: Home, published: Home): Home {
	const always = ({ notice: { from, until, ...words } }: Home) => words;
	return isDeepStrictEqual(always(home), always(published)) ? home : { ...home, notice: always(home) };
}

const identity = (item: object): unknown =>
	('id' in item && item.id) || ('key' in item && item.key) || ('slug' in item && item.slug);

/** Replaces its published version; a new item comes first, as in lists. */
function replaced(items: readonly object[], draft: object): readonly object[] {
	const at = items.findIndex((item) => identity(item) === identity(draft));
	return at < 0 ? [draft, ...items] : items.with(at, draft);
}
