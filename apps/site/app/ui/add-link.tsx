import { addressIn } from '../addresses/language-address.ts';
import { useShell } from '../client/use-shell.ts';
import { addAddress } from '../destinations.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Words } from './words.tsx';

type AddLinkProps = {
	/** Where the product has none, the list cannot order it. */
	reference?: string | undefined;
	name: string;
	/** Nor can what is no longer made. */
	isDiscontinued?: boolean | undefined;
	className?: string;
};

/** Puts a pack, or the usual pack of a product, on the visitor's list: a plain link, which the shell follows in place. */
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
