import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';

/**
 * Clinicians with a patient need the instructions first: one tap, without scrolling. A phone has no room below the
 * buttons.
 */
export function InstructionsLink({ to }: { to: string | null }) {
	const words = useWords(productWords);
	if (to === null) return null;
	return (
		<p className="no-print mt-3 wide:order-last">
			<SiteLink
				to={to}
				className="inline-flex min-h-11 items-center gap-2 font-semibold text-teal-dark underline underline-offset-4"
			>
				<Icon name="download" className="size-5" />
				{words.instructions}
			</SiteLink>
		</p>
	);
}
