import type { Snapshot } from '@site/contract/snapshot';
import { buildContent, type Content } from './content/content.ts';
import { type FeedOptions, openFeed } from './content/feed.ts';
import { inSteps } from './content/in-steps.ts';
import { linkedKinds } from './content/papers.ts';
import { prepareSearch } from './content/search-index.ts';

type Options = Omit<FeedOptions, 'onChange'> & {
	/** For every snapshot that is about to be served, the first one too. */
	beforeServed: (snapshot: Snapshot) => Promise<void>;
	/** Another one is served than before. */
	onChange: () => void;
};

/** The content that is served. What goes through all of it is prepared before anyone asks, and it is swapped whole. */
export async function openLiveContent({ beforeServed, onChange, ...options }: Options) {
	let current: Content | null = null;

	async function serve(snapshot: Snapshot) {
		const content = buildContent(snapshot);
		await prepareSearch(content);
		await inSteps(content.snapshot.products, linkedKinds);
		await beforeServed(snapshot);
		current = content;
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
		/** Nobody asks for content before there is some: until then the site answers that it is not ready. */
		content(): Content {
			if (!current) throw new Error('there is no content yet');
			return current;
		},
		troubles: feed.troubles,
		isOfStudio: feed.isOfStudio,
		follow: feed.start,
		stop: feed.stop,
	};
}
