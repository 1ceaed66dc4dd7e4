import { useMessages } from '../../messages/use-messages.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import type { HomeView } from '../../visit.ts';

/** The line at the top of the page: a promotion with its code, or the permanent notice. */
export function Notice({ notice }: { notice: NonNullable<HomeView['notice']> }) {
	const messages = useMessages();
	return (
		<aside aria-label={messages.notice} className="bg-pale text-ink">
			<div className="mx-auto flex max-w-content flex-wrap items-center justify-center gap-x-4 gap-y-1 px-5 py-2 text-center text-xs font-medium desktop:px-10 mobile:gap-y-0 mobile:py-0">
				<p className="mobile:pt-1">
					{notice.isToday && <strong className="mr-1.5 font-bold">{messages.today}</strong>}
					{notice.text}
					{notice.code && (
						<>
							{' '}
							<span className="inline-block rounded border border-dashed border-coral-text px-1.5 font-bold font-mono text-coral-text">
								{notice.code}
							</span>
						</>
					)}
				</p>
				<p className="flex flex-wrap justify-center gap-x-4 mobile:-my-0.5">
					{notice.links.map(({ label, to }) => (
						<SiteLink
							key={to}
							to={to}
							className="inline-flex items-center font-bold text-teal-dark underline underline-offset-4 min-h-8 mobile:min-h-11"
						>
							{label}
						</SiteLink>
					))}
				</p>
			</div>
		</aside>
	);
}
