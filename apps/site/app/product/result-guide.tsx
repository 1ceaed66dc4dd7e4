import { readingPageWords } from '../messages/reading.ts';
import { useWords } from '../messages/use-messages.ts';
import { Band } from '../ui/band.tsx';
import type { ProductParts } from '../visit.ts';
import { PartHeading } from './part-heading.tsx';
import { ReadingAssistant } from './reading-assistant.tsx';

/** How to read the result, on a product page. The product details show the notes. */
export function ResultGuide({ product: { resultGuide } }: ProductParts) {
	const words = useWords(readingPageWords);
	if (!resultGuide) return null;
	return (
		<Band tone="pale">
			<PartHeading title={words.title} intro={resultGuide.introduction} />
			<ReadingAssistant view={{ ...resultGuide, notes: [] }} />
		</Band>
	);
}
