import { inLanguage, type Language, type Text } from '@site/contract/language';
import { procedureOf } from '@site/contract/product-parts';
import { readingWords } from '@site/contract/reading-languages';
import { guideIn } from '@site/contract/result-guide';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { instructionsOf } from './document-tabs.ts';
import { readingView } from './reading-view.ts';
import { statementOf } from './registrations.ts';

/** A meter counts by itself what lasts a few seconds. */
const shortest = 30;

/** A home test, step by step; null for a test that is none. */
export function homeGuide(content: Content, { slug, language }: { slug: string; language: Language }) {
	const product = catalogueIndex(content).productsBySlug.get(slug);
	const reading = product && readingView(product, language);
	if (!product?.resultGuide?.forHome || !reading) return null;
	const say = (text: Text) => inLanguage(text, language);
	const { times, readUntil } = guideIn(product.resultGuide, say);
	const words = readingWords[language];
	return {
		slug,
		title: say(product.title),
		description: say(product.description),
		keywords: say(product.keywords),
		emergencyUse: statementOf(content, product, language),
		steps: procedureOf(product, say),
		reading,
		/** What the timer counts to. */
		times: times.filter(({ at }) => at >= shortest).map((time) => ({ ...time, text: words.time(time.at) })),
		readUntil: readUntil ?? null,
		instructions: instructionsOf(content, product, language),
	};
}
export type HomeGuide = NonNullable<ReturnType<typeof homeGuide>>;
