import { addressIn } from '../addresses/language-address.ts';
import { useShell } from '../client/use-shell.ts';
import { addAddress } from '../destinations.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Words } from './words.tsx';

/** Puts a pack, or the usual pack of a product, on the visitor's list: a plain link, which the shell follows in place. */
export function AddLink({ reference, name, className }: { reference: string; name: string; className?: string }) {
	const { addToList } = useMessages();
	return (
		<a
			href={addressIn(useShell().language, addAddress(reference))}
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
