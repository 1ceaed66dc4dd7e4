import { guideAddress } from '../destinations.ts';
import { readingPageWords } from '../messages/reading.ts';
import { useWords } from '../messages/use-messages.ts';
import { Band } from '../ui/band.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Heading } from '../ui/heading.tsx';
import type { ProductView } from '../visit.ts';
import { ReadingAssistant } from './reading-assistant.tsx';

/** How to read the result, on a product page. */
export function ResultGuide({ product: { slug, resultGuide, isForHome } }: { product: ProductView }) {
	const words = useWords(readingPageWords);
	if (!resultGuide) return null;
	return (
		<Band tone="pale">
			<Heading title={words.title} intro={resultGuide.introduction} className="mb-8" />
			{isForHome && (
				<p className="no-print mb-8">
					<ButtonLink to={guideAddress(slug)}>{words.stepByStep}</ButtonLink>
				</p>
			)}
			{/* The product details show the notes. */}
			<ReadingAssistant view={{ ...resultGuide, notes: [] }} />
		</Band>
	);
}
