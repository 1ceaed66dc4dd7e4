import { z } from 'zod';
import { ProductFields } from './catalogue.ts';
import { Article } from './newsroom.ts';

/** The kinds of drafts that a preview can show. A draft may still lack its number and its category. */
export const savedDrafts = {
	product: ProductFields.extend({ reference: z.string(), categoryId: z.int() }),
	article: Article,
};
