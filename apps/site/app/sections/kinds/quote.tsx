import { Band } from '../../ui/band.tsx';
import type { SectionViewOf } from '../../visit.ts';

/** A quotation from a member of the company, in large letters. */
export function QuoteSection({ section: { tone, words, name, role } }: { section: SectionViewOf<'quote'> }) {
	return (
		<Band tone={tone}>
			<figure className="max-w-4xl">
				<span className="result-lines" aria-hidden="true" />
				<blockquote className="voice mt-6 text-[clamp(1.75rem,1rem+2.4vw,3rem)] leading-tight text-balance">
					<p>{words}</p>
				</blockquote>
				<figcaption className="mt-8">
					<span className="block font-semibold">{name}</span>
					<span className="block text-sm opacity-85">{role}</span>
				</figcaption>
			</figure>
		</Band>
	);
}
