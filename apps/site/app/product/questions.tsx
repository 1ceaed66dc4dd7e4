import { productPartWords } from '../messages/product-parts.ts';
import { useWords } from '../messages/use-messages.ts';
import { CallUs } from '../sections/call-us.tsx';
import { Band } from '../ui/band.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { ProductParts } from '../visit.ts';
import { PartHeading } from './part-heading.tsx';

/** Common questions about the product; a home test also has the telephone number. */
export function Questions({ product: { resources, isForHome } }: ProductParts) {
	const words = useWords(productPartWords);
	const questions = resources.filter(({ isAsked }) => isAsked);
	if (questions.length === 0 && !isForHome) return null;
	return (
		<Band tone="white">
			{questions.length > 0 && <PartHeading title={words.questions} />}
			{questions.map(({ id, content }) => (
				<RichText key={id} html={content} className="dense-text columns-[24rem] gap-x-16" />
			))}
			{isForHome && <CallUs reason={words.helpAtNight} className="no-print mt-6" />}
		</Band>
	);
}
