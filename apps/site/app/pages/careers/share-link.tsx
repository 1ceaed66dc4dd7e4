import type { MouseEvent } from 'react';
import { addressIn } from '../../addresses/language-address.ts';
import { showToast } from '../../client/toasts.ts';
import { useShell } from '../../client/use-shell.ts';
import { careersWords } from '../../messages/careers.ts';
import { useWords } from '../../messages/use-messages.ts';

/** The address of one job. A click copies it; where that is not possible it is a link like any other. */
export function ShareLink({ id, title }: { id: number; title: string }) {
	const words = useWords(careersWords);
	const { language, publicUrl } = useShell();
	const address = addressIn(language, `/careers?job=${id}#job-${id}`);
	function copy(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey || !navigator.clipboard) return;
		event.preventDefault();
		navigator.clipboard.writeText(publicUrl + address).then(
			() => showToast('success', words.linkCopied),
			() => location.assign(address),
		);
	}
	return (
		<a
			href={address}
			onClick={copy}
			aria-label={words.linkTo(title)}
			className="inline-flex min-h-11 items-center text-sm font-semibold text-teal-dark underline underline-offset-4"
		>
			{words.copyLink}
		</a>
	);
}
