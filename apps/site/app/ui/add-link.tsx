import { addressIn } from '../addresses/language-address.ts';
import { useShell } from '../client/use-shell.ts';
import { addAddress } from '../destinations.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Words } from './words.tsx';

type AddLinkProps = {
	/** Without a REF, the list cannot order the product. */
	reference?: string | undefined;
	name: string;
	/** A discontinued product cannot be ordered either. */
	isDiscontinued?: boolean | undefined;
	className?: string;
};

/**
 * Adds a pack, or the usual pack of a product, to the visitor's list: a plain link, which the shell handles without
 * leaving the page.
 */
export function AddLink({ reference, name, isDiscontinued = false, className }: AddLinkProps) {
	const { addToList } = useMessages();
	const { language } = useShell();
	if (!reference || isDiscontinued) return null;
	return (
		<a
			href={addressIn(language, addAddress(reference))}
			data-name={name}
			rel="nofollow"
			className={
				className ??
				'no-print inline-flex min-h-11 items-center text-sm font-semibold text-teal-dark underline-offset-4 hover:underline'
			}
		>
			{addToList}
			<span className="sr-only">
				{' '}
				<Words of={name} /> {reference}
			</span>
		</a>
	);
}
