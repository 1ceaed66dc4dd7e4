import { useShell } from '../client/use-shell.ts';
import { addressOf } from '../destinations.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** What stands where an item is not there (D11), or where something broke: what happened, and a way on. */
export function Missing({ found }: { found: boolean }) {
	const messages = useMessages();
	const title = found ? messages.requestFailed : messages.noData;
	useShell();
	return (
		<div className="mx-auto flex max-w-prose flex-col items-center px-5 py-24 text-center">
			<title>{title}</title>
			<meta name="robots" content="noindex" />
			<Icon name={found ? 'alert' : 'search'} className="size-12 text-teal" />
			<h1 className="mt-6 text-3xl">{title}</h1>
			<p className="mt-4 text-lg text-ink-soft">{found ? messages.somethingBroke : messages.noDataText}</p>
			<div className="mt-8 flex flex-wrap justify-center gap-4">
				<ButtonLink to={addressOf({ name: 'Products', params: { cateId: 'all' } })}>{messages.seeProducts}</ButtonLink>
				<ButtonLink to="/" style="secondary">
					{messages.goHome}
				</ButtonLink>
			</div>
		</div>
	);
}
