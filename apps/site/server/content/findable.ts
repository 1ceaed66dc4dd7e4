import type { Language, Text } from '@site/contract/language';
import type { Picture } from '@site/contract/picture';
import type { SearchKind } from '@site/contract/wire';

/** An entry of the search; `texts` are the sources of its passage, the best first. */
export type Findable = {
	kind: SearchKind;
	id: number;
	/** The slug of a product, event or article; the address of anything else. */
	slug: string;
	title: Text;
	/** The name in the menu, if it is shorter. */
	menuName?: Text | undefined;
	texts: Iterable<Text>;
	/** Words that match but are not shown: other names, and the category or product it belongs to. */
	keywords: readonly Text[];
	belongsTo: readonly Text[];
	codes: readonly string[];
	picture: Picture | null;
	/** The products that it concerns, if it is not a product itself. */
	about?: readonly number[];
	/** A product that is no longer made. */
	isDiscontinued?: boolean;
	/** Set if it is listed in one language of the site only. */
	only?: Language;
};
