import { leadFormAddress } from '@site/contract/lead-forms';
import { composedMeta } from '../../document/meta.ts';
import { leadFormWords } from '../../messages/lead-form.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { Band } from '../../ui/band.tsx';
import { Heading } from '../../ui/heading.tsx';
import { visitOf } from '../../visit.ts';
import { newsletterAsks } from '../lead-form/newsletter-asks.ts';
import { NewsletterForm } from '../lead-form/newsletter-form.tsx';
import type { Route } from './+types/page';

/** The form is on this page while the newsletter link leads to our own form; a CRM brings its own page. */
export function loader({ context }: Route.LoaderArgs) {
	const { ask, language } = visitOf(context);
	const isOurs = ask.settings().links.newsletterForm === leadFormAddress('newsletter');
	const asks = isOurs ? newsletterAsks(leadFormWords[language], ask) : null;
	return { ...composedPage(context, 'newsletter'), asks };
}

export const meta = (args: Route.MetaArgs) => composedMeta(args);

/** The form comes first, after the banner. */
export default function Newsletter({ loaderData: { asks, ...composed } }: Route.ComponentProps) {
	return (
		<ComposedPage {...composed}>
			{asks && (
				<Band tone="pale" className="grid gap-10 wide:grid-cols-[5fr_7fr] desktop:gap-16">
					<Heading title={asks.words.title} intro={asks.words.lead} />
					<NewsletterForm {...asks} />
				</Band>
			)}
		</ComposedPage>
	);
}
