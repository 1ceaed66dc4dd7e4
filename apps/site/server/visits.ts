import type { Language } from '@site/contract/language';
import { readSubscriptionToken } from '@site/contract/subscription-token';
import type { Previews } from '../app/visit.ts';
import type { Content } from './content/content.ts';
import type { SentForms } from './intake/sent-forms.ts';
import type { PageRequest } from './pages/page-request.ts';
import type { PageVisit } from './pages/renderer.ts';
import { notedQuestions } from './questions.ts';
import type { Settings } from './settings.ts';

type Needs = {
	settings: Settings;
	content: () => Content;
	previews: (language: Language) => Previews;
	sentForms: SentForms;
	today: () => string;
};

/** What the loaders of a page may ask and know, for one request. */
export const createVisits =
	({ settings, content, previews, sentForms, today }: Needs) =>
	({ language, layout, form: token }: PageRequest): PageVisit => {
		const form = token ? sentForms.find(token) : undefined;
		return {
			...notedQuestions(content(), language),
			language,
			layout,
			previews: previews(language),
			subscriptionLink: (step, link) => readSubscriptionToken(settings.linkSecret, step, link).outcome,
			publicUrl: settings.publicUrl,
			trackingKey: settings.trackingKey,
			today: today(),
			sentForm: token && form ? { ...form, token } : null,
		};
	};
