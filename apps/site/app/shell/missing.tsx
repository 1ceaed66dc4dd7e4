import { brand } from '@site/contract/brand';
import { addressOf } from '../destinations.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** Nothing there (D11), something broke on the server, or the server could not be reached. */
export type Problem = 'missing' | 'broken' | 'unreachable';

/** What stands where a page can not: what happened, and a way on. */
export function Missing({ problem }: { problem: Problem }) {
	const messages = useMessages();
	const words = {
		missing: { title: messages.noData, text: messages.noDataText },
		broken: { title: messages.requestFailed, text: messages.somethingBroke },
		unreachable: { title: messages.requestFailed, text: messages.noConnection },
	}[problem];
	return (
		<div className="mx-auto flex max-w-prose flex-col items-center px-5 py-24 text-center">
			<title>{`${words.title} - ${brand.name}`}</title>
			<meta name="robots" content="noindex" />
			<Icon name={problem === 'missing' ? 'search' : 'alert'} className="size-12 text-teal" />
			<h1 tabIndex={-1} className="mt-6 text-3xl">
				{words.title}
			</h1>
			<p className="mt-4 text-lg text-ink-soft">{words.text}</p>
			<div className="mt-8 flex flex-wrap justify-center gap-4">
				{problem === 'unreachable' && <Button onClick={() => location.reload()}>{messages.tryAgain}</Button>}
				<ButtonLink to={addressOf({ name: 'Products', params: { cateId: 'all' } })}>{messages.seeProducts}</ButtonLink>
				<ButtonLink to="/" style="secondary">
					{messages.goHome}
				</ButtonLink>
			</div>
		</div>
	);
}
