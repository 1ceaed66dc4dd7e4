import { inLanguage, type Language, type Text } from '@site/contract/language';
import { procedureOf } from '@site/contract/product-parts';
import { readingWords } from '@site/contract/reading-languages';
import { guideIn } from '@site/contract/result-guide';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { instructionsOf } from './document-tabs.ts';
import { readingView } from './reading-view.ts';
import { statementOf } from './registrations.ts';
import { stepDrawing } from './step-drawing.ts';

/** Meters count shorter times themselves. */
const shortest = 30;

/** The step-by-step guide of a home test; null for other products. */
export function homeGuide(content: Content, { slug, language }: { slug: string; language: Language }) {
	const product = catalogueIndex(content).productsBySlug.get(slug);
	const reading = product && readingView(product, language);
	if (!product?.resultGuide?.forHome || !reading) return null;
	const say = (text: Text) => inLanguage(text, language);
	const { times, readUntil } = guideIn(product.resultGuide, say);
	const words = readingWords[language];
	const drawings = procedureOf(product, ({ en }) => en).map(stepDrawing);
	return {
		slug,
		title: say(product.title),
		description: say(product.description),
		keywords: say(product.keywords),
		emergencyUse: statementOf(content, product, language),
		steps: procedureOf(product, say).map((text, at) => ({ text, drawing: drawings[at] })),
		reading,
		/** The times that the timer counts to. */
		times: times.filter(({ at }) => at >= shortest).map((time) => ({ ...time, text: words.time(time.at) })),
		readUntil: readUntil ?? null,
		instructions: instructionsOf(content, product, language),
	};
}
export type HomeGuide = NonNullable<ReturnType<typeof homeGuide>>;
