import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language, type Text } from '@site/contract/language';
import { partsOf } from '@site/contract/product-parts';
import { readingWords } from '@site/contract/reading-languages';
import { introduction, readings } from '@site/contract/readings';
import { guideIn } from '@site/contract/result-guide';

/** The reading of a test, as in its instructions; null for products that nobody reads. */
export function readingView({ resultGuide, content }: Product, language: Language) {
	if (!resultGuide) return null;
	const say = (text: Text) => inLanguage(text, language);
	const guide = guideIn(resultGuide, say);
	const words = readingWords[language];
	return {
		introduction: introduction(guide, words),
		readings: readings(guide, words),
		/** Notes from the instructions of this test. */
		notes: partsOf(say(content)).notes,
		notInstead: words.notInstead,
	};
}
export type ReadingView = NonNullable<ReturnType<typeof readingView>>;
