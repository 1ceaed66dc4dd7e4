import { productWords } from '../../messages/product.ts';
import { useWords } from '../../messages/use-messages.ts';
import { HalfPicture } from '../../ui/half-picture.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { ThemePart } from './product-theme.ts';

/** The control swab kit, with the number of swabs of each kind. */
export function ControlKit({ kit }: { kit: ThemePart<'controlKit'> }) {
	const messages = useWords(productWords);
	const counts = [
		[kit.positiveSwabs, messages.positiveSwabs],
		[kit.negativeSwabs, messages.negativeSwabs],
	] as const;
	return (
		<HalfPicture tone="white" picture={kit.picture} side="left" onScreen>
			<Heading title={kit.title} intro={kit.text} />
			<ul className="mt-8 flex gap-12">
				{counts.map(([count, label]) => (
					<li key={label} className="border-t-2 border-teal pt-4">
						<span className="block text-4xl font-semibold tracking-tight">
							{count}
							{messages.swabCount && <span className="text-lg">{messages.swabCount}</span>}
						</span>{' '}
						{label}
					</li>
				))}
			</ul>
		</HalfPicture>
	);
}
