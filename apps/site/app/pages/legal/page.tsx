import { useLayout } from '../../client/use-shell.ts';
import { composedMeta } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { legalWords } from '../../messages/legal.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { PageTitle } from '../../sections/page-title.tsx';
import { plainHead } from '../../sections/plain-head.ts';
import { Icon } from '../../ui/icon.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { type LegalView, visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

/** The privacy policy, and the terms and conditions. */
export function loader({ context, pattern }: Route.LoaderArgs) {
	const key = pattern === '/privacy-policy' ? 'privacy-policy' : 'terms-and-conditions';
	const legal = visitOf(context).ask.legal(key);
	if (!legal) throw missingItem();
	return { ...composedPage(context, key), legal };
}

export const meta = (args: Route.MetaArgs) => composedMeta(args);

export default function Legal({ loaderData: { legal, page, data } }: Route.ComponentProps) {
	const words = useWords(legalWords);
	const head = plainHead(page);
	return (
		<>
			<PageTitle title={head.title} lead={head.lead} note={words.updatedOn(legal.updatedText)} />
			<ComposedPage page={head.page} data={data} at={0}>
				<LegalBody legal={legal} />
			</ComposedPage>
		</>
	);
}

/** A legal text with its table of contents, beside it or collapsed above it. */
function LegalBody({ legal }: { legal: LegalView }) {
	return (
		<div className="mx-auto grid max-w-content gap-x-16 gap-y-8 px-5 py-10 desktop:px-10 desktop:py-16 desktop:lg:grid-cols-[18rem_minmax(0,1fr)]">
			<Contents sections={legal.sections} />
			<div>
				<RichText html={legal.intro} className="text-lg" />
				{legal.sections.map(({ title, body }, index) => (
					<section
						key={title}
						id={`section-${index + 1}`}
						className="mt-10 max-w-prose gap-x-16 border-t border-line pt-8 min-[120rem]:grid min-[120rem]:max-w-none min-[120rem]:grid-cols-[1fr_44rem]"
					>
						<h2 className="text-2xl">{title}</h2>
						<RichText html={body} className="mt-4 min-[120rem]:mt-0" />
					</section>
				))}
			</div>
		</div>
	);
}

function Contents({ sections }: { sections: LegalView['sections'] }) {
	const title = useWords(legalWords).onThisPage;
	const list = (
		<ol className="mt-3 border-l border-line">
			{sections.map((section, index) => (
				<li key={section.title}>
					<a
						href={`#section-${index + 1}`}
						className="-ml-px flex min-h-9 items-center border-l-2 border-transparent py-1 pl-4 text-ink-soft hover:border-coral hover:text-ink mobile:min-h-11"
					>
						{section.title}
					</a>
				</li>
			))}
		</ol>
	);
	if (useLayout() === 'desktop')
		return (
			<nav
				aria-label={title}
				className="self-start text-sm lg:roomy:sticky lg:roomy:top-28 lg:roomy:max-h-[calc(100vh-9rem)] lg:roomy:overflow-y-auto"
			>
				<p className="font-bold">{title}</p>
				{list}
			</nav>
		);
	return (
		<nav aria-label={title}>
			<details className="group rounded-card border border-line px-4 pb-1 open:pb-4">
				<summary className="flex min-h-12 list-none items-center justify-between font-bold">
					{title}
					<Icon name="chevron" className="size-5 transition-transform duration-200 group-open:rotate-180" />
				</summary>
				{list}
			</details>
		</nav>
	);
}
