import type { Snapshot } from '@site/contract/snapshot';
import { buildContent, type Content } from './content/content.ts';
import { dayAnywhere } from './content/dates.ts';
import { documentIndex } from './content/document-index.ts';
import { type FeedOptions, openFeed } from './content/feed.ts';
import { prepareSearch } from './content/search-index.ts';

type Options = Omit<FeedOptions, 'onChange'> & {
	/** Awaited for every snapshot before it is served, including the first. */
	beforeServed: (snapshot: Snapshot) => Promise<void>;
	/** Called after another snapshot is served. */
	onChange: () => void;
};

/** The served content. Work that walks all of new content is done first; then it is swapped in one step. */
export async function openLiveContent({ beforeServed, onChange, ...options }: Options) {
	let current: Content | null = null;
	let latest: Snapshot | null = null;

	async function serve(snapshot: Snapshot) {
		latest = snapshot;
		const content = buildContent(snapshot, dayAnywhere(Date.now()));
		await prepareSearch(content);
		documentIndex(content);
		// A newer one may have come while this one was prepared.
		if (latest !== snapshot) return;
		await beforeServed(snapshot);
		if (latest === snapshot) current = content;
	}

	const feed = await openFeed({
		...options,
		async onChange(snapshot) {
			await serve(snapshot);
			onChange();
		},
	});
	const known = feed.current();
	if (known) await serve(known);

	return {
		isThere: () => current !== null,
		/** The same content for a new day: call it when the day has changed. */
		async turnDay() {
			if (!latest) return;
			await serve(latest);
			onChange();
		},
		/** Only called once there is content: until then the site answers 503. */
		content(): Content {
			if (!current) throw new Error('there is no content yet');
			return current;
		},
		/** The content as the studio published it. */
		snapshot(): Snapshot {
			if (!latest) throw new Error('there is no content yet');
			return latest;
		},
		troubles: feed.troubles,
		isOfStudio: feed.isOfStudio,
		follow: feed.start,
		stop: feed.stop,
	};
}
