import type { Language } from '@site/contract/language';
import type { SubscriptionStep } from '@site/contract/subscription';
import type { SubscriptionLink } from '@site/contract/subscription-token';
import type { Layout } from '../app/client/layout.ts';
import type { ArticleView } from './content/newsroom.ts';
import type { ProductView } from './content/product-view.ts';
import type { SentForm } from './intake/sent-forms.ts';
import type { Questions } from './questions.ts';

/** What a preview link leads to: what staff last saved, or why there is nothing to show (D14, D33). */
export type Preview<T> = { outcome: 'saved'; item: T } | { outcome: 'expired' | 'missing' | 'unreachable' };

export type Previews = {
	product(slug: string, token: string): Promise<Preview<ProductView>>;
	article(slug: string, token: string): Promise<Preview<ArticleView>>;
};

/** One request of a page, as its loader sees it. */
export type Visit = {
	ask: Questions;
	language: Language;
	layout: Layout;
	previews: Previews;
	/** Whether a link in a message to a subscriber is one of ours, and still works. */
	subscriptionLink(step: SubscriptionStep, token: string): SubscriptionLink['outcome'];
	/** The address under which the public knows this site, for canonical and sharing addresses. */
	publicUrl: string;
	/** Signs product views. A visitor's browser signs with it, so it keeps out accidents, not adversaries. */
	trackingKey: string;
	/** The day it is, for what is past and what is to come. */
	today: string;
	/** What became of a form that the browser itself sent, where the address names one (D28). */
	sentForm: (SentForm & { token: string }) | null;
	/** Takes what went wrong while the page was made: it is logged and counted, and the page is not kept. */
	report(error: unknown): void;
};
