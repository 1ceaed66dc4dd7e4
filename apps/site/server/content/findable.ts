import type { Language, Text } from '@site/contract/language';
import type { Picture } from '@site/contract/picture';
import type { SearchKind } from '@site/contract/wire';

/** Something that can be found; `texts` are what a passage may come from, the best first. */
export type Findable = {
	kind: SearchKind;
	id: number;
	/** The slug of a product, event or article; the address of anything else. */
	slug: string;
	title: Text;
	/** What the menu calls it, where that is shorter. */
	menuName?: Text | undefined;
	texts: Iterable<Text>;
	/** Words that lead here but are not shown: what it is known as, and what it belongs to. */
	keywords: readonly Text[];
	belongsTo: readonly Text[];
	codes: readonly string[];
	picture: Picture | null;
	/** The only language of the site in which it is listed. */
	only?: Language;
};
