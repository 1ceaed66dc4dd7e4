import { Band } from '../../ui/band.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ThemePart } from './product-theme.ts';

/** The authorization of the test, in full. */
export function Trust({ trust: { title, text } }: { trust: ThemePart<'trust'> }) {
	return (
		<Band tone="deep" className="flex gap-x-8 gap-y-6 max-sm:flex-col">
			<Icon name="shield" className="size-14 shrink-0 text-coral" />
			<div>
				<h2 className="text-3xl">{title}</h2>
				<p className="mt-5 max-w-prose text-lg">{text}</p>
			</div>
		</Band>
	);
}
