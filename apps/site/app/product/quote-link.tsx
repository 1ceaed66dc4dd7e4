import { leadAddress } from '@site/contract/lead-forms';
import { useShell } from '../client/use-shell.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Opens the lead form for this product. */
export function QuoteLink({
	slug,
	isFirst = true,
	className,
}: {
	slug: string;
	isFirst?: boolean;
	className?: string;
}) {
	const { getAQuote } = useMessages();
	const { quoteForm } = useShell().settings.links;
	return (
		<ButtonLink
			to={leadAddress(quoteForm, 'product', encodeURIComponent(slug))}
			style={isFirst ? 'primary' : 'secondary'}
			className={className}
		>
			{getAQuote}
		</ButtonLink>
	);
}
