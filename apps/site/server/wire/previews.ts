import type { Language } from '@site/contract/language';
import { type WireAnswer, wirePaths } from '@site/contract/wire';
import { z } from 'zod';
import type { ArticleView } from '../content/newsroom.ts';
import type { ProductView } from '../content/product-view.ts';
import { ok } from './answer.ts';
import type { Fields } from './body.ts';
import { checked } from './checked.ts';
import { language, text } from './fields.ts';
import { wireArticle, wireProduct } from './shapes.ts';

/** What staff last saved, for those with a valid token; null for everybody else. */
export type Previews = (language: Language) => {
	product(slug: string, token: string): Promise<ProductView | null>;
	article(slug: string, token: string): Promise<ArticleView | null>;
};

const takes = z.object({ custom: text, token: text, language });

type Preview = {
	/** The call that answers where there is no preview. */
	published: string;
	ask(previews: Previews, fields: Fields): Promise<WireAnswer<unknown> | null>;
};

export const previewCalls: Readonly<Record<string, Preview>> = {
	[wirePaths.productPreview]: {
		published: wirePaths.product,
		ask: async (previews, fields) => {
			const { custom, token, language } = checked(takes, fields);
			const found = token ? await previews(language).product(custom, token) : null;
			return found && ok(wireProduct(found));
		},
	},
	[wirePaths.articlePreview]: {
		published: wirePaths.article,
		ask: async (previews, fields) => {
			const { custom, token, language } = checked(takes, fields);
			const found = token ? await previews(language).article(custom, token) : null;
			return found && ok(wireArticle(found));
		},
	},
};
