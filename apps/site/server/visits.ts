import type { Language } from '@site/contract/language';
import { topicOf } from '@site/contract/subscription';
import { readSubscriptionToken } from '@site/contract/subscription-token';
import type { Previews, Visit } from '../app/visit.ts';
import type { Content } from './content/content.ts';
import type { SentForms } from './intake/sent-forms.ts';
import type { Meetings } from './meetings/meetings.ts';
import type { PageRequest } from './pages/page-request.ts';
import type { PageVisit } from './pages/renderer.ts';
import { notedQuestions } from './questions.ts';
import type { Settings } from './settings.ts';

type Needs = {
	settings: Settings;
	/** The published content, or with the draft of this key laid over it. */
	contentFor: (draft: string | null) => Content;
	previews: (language: Language) => Previews;
	sentForms: SentForms;
	reportStanding: (reference: string, key: string, language: Language) => ReturnType<Visit['reportStanding']>;
	meetings: Pick<Meetings, 'offered' | 'standing'>;
	dataFiles: (language: Language) => ReturnType<Visit['dataFiles']>;
	today: () => string;
};

/** The data and services for the loaders of a page, for one request. */
export const createVisits =
	({ settings, contentFor, previews, sentForms, reportStanding, meetings, dataFiles, today }: Needs) =>
	({ language, layout, country, view, form: token, draft }: PageRequest): PageVisit => {
		const form = token ? sentForms.find(token) : undefined;
		return {
			...notedQuestions(contentFor(draft), language),
			language,
			layout,
			country,
			view,
			previews: previews(language),
			subscriptionLink: (step, link) => {
				const read = readSubscriptionToken(settings.linkSecret, step, link);
				return { outcome: read.outcome, topic: read.outcome === 'invalid' ? 'newsletter' : topicOf(read.subscriber) };
			},
			reportStanding: (reference, key) => reportStanding(reference, key, language),
			offeredTimes: meetings.offered,
			meetingStanding: meetings.standing,
			dataFiles: () => dataFiles(language),
			publicUrl: settings.publicUrl,
			// Without the key, views of a preview are not counted.
			trackingKey: draft ? '' : settings.trackingKey,
			today: today(),
			sentForm: token && form ? { ...form, token } : null,
		};
	};
