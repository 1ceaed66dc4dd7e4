/** The steps that links in our messages to subscribers take, and their addresses. */
export const subscriptionPaths = {
	confirm: '/subscription/confirm',
	unsubscribe: '/subscription/unsubscribe',
} as const;
export type SubscriptionStep = keyof typeof subscriptionPaths;

/** The kinds of messages that a subscriber gets: the newsletter, or notifications of changes. */
export type SubscriptionTopic = 'newsletter' | 'watch';

/** The start of a key for watches. Links are signed, so the start is reliable. */
export const watchKeyStart = 'watch-';
export const topicOf = (key: string): SubscriptionTopic => (key.startsWith(watchKeyStart) ? 'watch' : 'newsletter');
