import { brand } from '@site/contract/brand';
import { Suspense } from 'react';
import { addressOf } from '../destinations.ts';
import type { Instead } from '../document/offered-instead.ts';
import { useMessages } from '../messages/use-messages.ts';
import { bandWidth } from '../ui/band.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { later, laterComponent } from '../ui/later.ts';

/** Lazy, because few pages show suggestions. */
const Offers = laterComponent(
	later(() => import('./offers.tsx')),
	({ Offers }) => Offers,
);

/** The item does not exist (D11), the server failed, or the server could not be reached. */
export type Problem = 'missing' | 'broken' | 'unreachable';

/** Shown in place of a page that cannot be shown: the reason, and links to other pages. */
export function Missing({ problem, instead }: { problem: Problem; instead: Instead | null }) {
	const messages = useMessages();
	const words = {
		missing: { title: messages.noData, text: messages.noDataText },
		broken: { title: messages.requestFailed, text: messages.somethingBroke },
		unreachable: { title: messages.requestFailed, text: messages.noConnection },
	}[problem];
	const all = instead?.all ?? {
		to: addressOf({ name: 'Products', params: { cateId: 'all' } }),
		label: messages.seeProducts,
	};
	return (
		<>
			<div className={classes('grid items-center gap-x-16 gap-y-6 py-10 wide:grid-cols-2 desktop:py-20', bandWidth)}>
				<title>{`${words.title} - ${brand.name}`}</title>
				<meta name="description" content={words.text} />
				<meta name="keywords" content={[brand.company, messages.products].join(', ')} />
				<meta name="robots" content="noindex" />
				<img
					src="/empty-state.svg"
					alt=""
					width={640}
					height={480}
					className="mx-auto h-auto w-full max-w-[17rem] wide:order-last wide:max-w-[30rem]"
				/>
				<div>
					<h1 tabIndex={-1} className="text-4xl">
						{words.title}
					</h1>
					<p className="mt-5 text-lg text-ink-soft">{words.text}</p>
					<div className="mt-8 flex flex-wrap gap-3">
						{problem === 'unreachable' && <Button onClick={() => location.reload()}>{messages.tryAgain}</Button>}
						<ButtonLink to={all.to}>{all.label}</ButtonLink>
						<ButtonLink to="/" style="secondary">
							{messages.goHome}
						</ButtonLink>
					</div>
				</div>
			</div>
			{instead && instead.offers.length > 0 && (
				<Suspense>
					<Offers {...instead} />
				</Suspense>
			)}
		</>
	);
}
