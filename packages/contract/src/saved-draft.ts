import { z } from 'zod';
import { Product } from './catalogue.ts';
import { Article } from './newsroom.ts';

/** What a preview can show. A draft may still lack its number and its category. */
export const savedDrafts = {
	product: Product.extend({ reference: z.string(), categoryId: z.int() }),
	article: Article,
};
