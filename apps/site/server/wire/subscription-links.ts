import type { ServerResponse } from 'node:http';
import { isLanguage } from '@site/contract/language';
import { type SubscriptionStep, subscriptionPaths, topicOf } from '@site/contract/subscription';
import { readSubscriptionToken } from '@site/contract/subscription-token';
import type { Journal } from '../intake/journal.ts';
import type { Limits } from '../intake/limits.ts';
import { recordSubmission } from '../intake/submission-rows.ts';
import { Refusal } from './answer.ts';
import { bodyText, formFields } from './body.ts';
import { message } from './messages.ts';
import type { AnswerPageWrite } from './page-writes.ts';
import { refusalFor } from './refusal-for.ts';
import { type RefusalReason, reasonOf } from './refusal-reason.ts';

const longestToken = 300;

type Dependencies = {
	journal: Journal;
	limits: Limits;
	/** Signs the links; the studio has the same secret. */
	secret: string;
	/** Epoch milliseconds. */
	now: () => number;
	onRefused: (reason: RefusalReason) => void;
	log: { error(details: object, message: string): void };
};

const stateAfter = { confirm: 'confirmed', unsubscribe: 'unsubscribed' } as const;

/**
 * Handles the button on a subscription page, and the unsubscribe button of mail programs (RFC 8058). The change is in
 * the journal before the response, so no studio is needed; a repeat changes nothing.
 */
export function createSubscriptionLinks({ journal, limits, secret, now, onRefused, log }: Dependencies) {
	async function take(step: SubscriptionStep, token: string, language: unknown): Promise<void> {
		const link = readSubscriptionToken(secret, step, token, Math.floor(now() / 1000));
		if (link.outcome !== 'valid') throw new Refusal(400, link.outcome === 'expired' ? 'linkExpired' : 'linkInvalid');
		if (await limits.refused('link', link.subscriber)) throw new Refusal(429, 'tooMany');
		const change = {
			kind: 'subscription' as const,
			receivedAt: new Date(now()).toISOString(),
			language: isLanguage(language) ? language : ('en' as const),
			page: subscriptionPaths[step],
			suspected: false,
			fields: { subscriber: link.subscriber, state: stateAfter[step] },
		};
		await recordSubmission(journal, change, undefined);
	}

	function refusalOf(error: unknown, step: SubscriptionStep): Refusal {
		const refusal = refusalFor(error);
		onRefused(reasonOf(refusal));
		if (refusal !== error) log.error({ err: error, step }, 'A subscription link could not be taken');
		return refusal;
	}

	const answerTo =
		(step: SubscriptionStep): AnswerPageWrite =>
		async (request, response, { mostBytes }) => {
			const body = await bodyText(request, mostBytes).then(formFields, () => new URLSearchParams());
			const query = new URLSearchParams(request.url?.replace(/^[^?]*\??/, ''));
			const token = (body.get('token') ?? query.get('token') ?? '').slice(0, longestToken);
			const language = body.get('language');
			const refusal = await take(step, token, language).then(
				() => undefined,
				(error: unknown) => refusalOf(error, step),
			);
			if (isOneClick(body)) answerMailProgram(response, refusal);
			else leadToPage(response, step, { token, refusal, language });
		};
	return {
		[subscriptionPaths.confirm]: answerTo('confirm'),
		[subscriptionPaths.unsubscribe]: answerTo('unsubscribe'),
	};
}

const isOneClick = (body: URLSearchParams) => body.get('List-Unsubscribe') === 'One-Click';

/** A mail program follows no redirect and shows no page. */
function answerMailProgram(response: ServerResponse, refusal: Refusal | undefined) {
	const headers = { ...refusal?.headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
	response.writeHead(refusal?.status ?? 200, headers).end(refusal ? `${message(refusal.key, 'en')}\n` : 'OK\n');
}

/** The page confirms the change, or shows the button again with the reason. */
function leadToPage(
	response: ServerResponse,
	step: SubscriptionStep,
	{ token, refusal, language }: { token: string; refusal: Refusal | undefined; language: string | null },
) {
	const shown = new URLSearchParams(refusal ? { token } : { done: 'yes' });
	// The page with the result has no token that identifies it.
	if (!refusal && topicOf(token) === 'watch') shown.set('about', 'watch');
	if (refusal && refusal.status !== 400) shown.set('problem', refusal.status === 429 ? 'often' : 'later');
	if (language === 'cn') shown.set('lang', language);
	const location = `${subscriptionPaths[step]}?${shown}`;
	response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
}
