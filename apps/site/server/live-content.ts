import type { Snapshot } from '@site/contract/snapshot';
import { buildContent, type Content } from './content/content.ts';
import { type FeedOptions, openFeed } from './content/feed.ts';
import { prepareSearch } from './content/search-index.ts';
import { giveMemoryBack } from './freed-memory.ts';

type Options = Omit<FeedOptions, 'onChange'> & {
	/** For every snapshot that is served from now on, the first one too. */
	onServed: (snapshot: Snapshot) => void;
	/** Another one is served than before. */
	onChange: () => void;
};

/** The content that is served. Its search is prepared before anyone asks it, and it is swapped whole. */
export async function openLiveContent({ onServed, onChange, ...options }: Options) {
	let current: Content | null = null;

	async function serve(snapshot: Snapshot) {
		const content = buildContent(snapshot);
		await prepareSearch(content);
		current = content;
		giveMemoryBack();
		onServed(snapshot);
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
		follow: feed.start,
		stop: feed.stop,
	};
}
