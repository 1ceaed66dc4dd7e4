/** What the links in our messages to subscribers do, and where they lead. */
export const subscriptionPaths = {
	confirm: '/subscription/confirm',
	unsubscribe: '/subscription/unsubscribe',
} as const;
export type SubscriptionStep = keyof typeof subscriptionPaths;
