import type { Product } from '@site/contract/catalogue';
import type { Text } from '@site/contract/language';
import type { Article } from '@site/contract/newsroom';
import type { Findable } from './findable.ts';
import { namesOfFigures, productTexts } from './product-texts.ts';
import { codesOf } from './search-codes.ts';
import { sectionTexts } from './section-texts.ts';

/** Keeps only a reference to the item, since there may be many; texts are read when a passage is needed. */
abstract class FindableItem<Item extends Product | Article> {
	protected readonly item: Item;
	constructor(item: Item) {
		this.item = item;
	}
	get id() {
		return this.item.id;
	}
	get slug() {
		return this.item.slug;
	}
	get title() {
		return this.item.title;
	}
	get picture() {
		return this.item.picture;
	}
	abstract get texts(): Iterable<Text>;
}

export class FindableProduct extends FindableItem<Product> implements Findable {
	readonly #namesOf: (product: Product) => Text[];
	readonly isDiscontinued: boolean;
	readonly #registerCodesOf: (product: Product) => string[];
	constructor(
		product: Product,
		isDiscontinued: boolean,
		namesOf: (product: Product) => Text[],
		registerCodesOf: (product: Product) => string[],
	) {
		super(product);
		this.isDiscontinued = isDiscontinued;
		this.#namesOf = namesOf;
		this.#registerCodesOf = registerCodesOf;
	}
	get kind() {
		return 'product' as const;
	}
	get texts() {
		return productTexts(this.item);
	}
	get codes() {
		return [...codesOf(this.item), ...this.#registerCodesOf(this.item)];
	}
	get keywords(): Text[] {
		return [
			this.item.keywords,
			{ en: [this.item.reference, ...codesOf(this.item)].join(' ') },
			...namesOfFigures(this.item),
		];
	}
	get belongsTo() {
		return this.#namesOf(this.item);
	}
}

export class FindableArticle extends FindableItem<Article> implements Findable {
	get kind() {
		return 'article' as const;
	}
	get texts() {
		return [this.item.description, this.item.content, ...sectionTexts(this.item.sections)];
	}
	get codes() {
		return [];
	}
	get keywords() {
		return [this.item.keywords];
	}
	get belongsTo() {
		return [];
	}
}
