import { brand } from '@site/contract/brand';
import { addressOf } from '../destinations.ts';
import type { Instead } from '../document/offered-instead.ts';
import { useMessages } from '../messages/use-messages.ts';
import { bandWidth } from '../ui/band.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

/** Nothing there (D11), something broke on the server, or the server could not be reached. */
export type Problem = 'missing' | 'broken' | 'unreachable';

/** Shown in place of a page that cannot be shown: what happened, and where to go next. */
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
			{instead && instead.offers.length > 0 && <Offers {...instead} />}
		</>
	);
}

/** Others of the kind that was looked for. */
const Offers = ({ heading, offers }: Instead) => (
	<section className="on-pale bg-pale py-16">
		<div className={bandWidth}>
			<h2 className="text-2xl">{heading}</h2>
			<ul className="mt-8 grid gap-8 wide:sm:grid-cols-3">
				{offers.map(({ to, title, text, picture, note }) => (
					<li key={to} className="group relative min-w-0">
						{picture && (
							<img
								src={picture}
								alt=""
								width={480}
								height={320}
								loading="lazy"
								className="aspect-3/2 w-full rounded-card object-cover"
							/>
						)}
						<h3 className="mt-4 text-xl">
							<SiteLink to={to} className="underline-offset-4 after:absolute after:inset-0 group-hover:underline">
								<Unbroken>{title}</Unbroken>
							</SiteLink>
						</h3>
						<p className="mt-2 line-clamp-3 text-sm text-ink-soft">
							<Unbroken>{text}</Unbroken>
						</p>
						{note && <p className="mt-2 text-xs">{note}</p>}
					</li>
				))}
			</ul>
		</div>
	</section>
);
