import type { Language } from '@site/contract/language';
import { type SubscriptionStep, subscriptionPaths } from '@site/contract/subscription';
import { makeSubscriptionToken } from '@site/contract/subscription-token';
import { settings } from '../settings.ts';

/** The page on the site where a subscriber confirms or unsubscribes, in the language of the sign-up. */
export function subscriptionLink(step: SubscriptionStep, { key, language }: { key: string; language: Language }) {
	const query = new URLSearchParams({ token: makeSubscriptionToken(settings.linkSecret, step, key) });
	if (language === 'cn') query.set('lang', language);
	return `${settings.siteUrl}${subscriptionPaths[step]}?${query}`;
}
