import type { Content } from './content.ts';
import { inSteps } from './in-steps.ts';
import { linkedKinds } from './papers.ts';
import { factLines } from './product-facts.ts';

/** Notes of every product what an answer may ask of all of them: to be called before new content is put to use. */
export const prepareProducts = (content: Content): Promise<void> =>
	inSteps(content.snapshot.products, (product) => {
		factLines(content, product);
		linkedKinds(content, product);
	});
