import { addressIn } from '../../addresses/language-address.ts';
import { useShell } from '../../client/use-shell.ts';
import { careersWords } from '../../messages/careers.ts';
import { useWords } from '../../messages/use-messages.ts';
import { CopyLink } from '../../ui/copy-link.tsx';

export function ShareLink({ id, title }: { id: number; title: string }) {
	const words = useWords(careersWords);
	const { language } = useShell();
	return (
		<CopyLink
			address={addressIn(language, `/careers?job=${id}#job-${id}`)}
			copied={words.linkCopied}
			aria-label={words.linkTo(title)}
			className="inline-flex min-h-11 items-center text-sm font-semibold text-teal-dark underline underline-offset-4"
		>
			{words.copyLink}
		</CopyLink>
	);
}
