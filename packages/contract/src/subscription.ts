/** What the links in our messages to subscribers do, and where they lead. */
export const subscriptionPaths = {
	confirm: '/subscription/confirm',
	unsubscribe: '/subscription/unsubscribe',
} as const;
export type SubscriptionStep = keyof typeof subscriptionPaths;

/** What a person gets from us: the newsletter, or word of what changes. */
export type SubscriptionTopic = 'newsletter' | 'watch';

/** Keys of those who watch something start with it. Links are signed, so it can be relied on. */
export const watchKeyStart = 'watch-';
export const topicOf = (key: string): SubscriptionTopic => (key.startsWith(watchKeyStart) ? 'watch' : 'newsletter');
