export const inboxSlugs = ['contact-messages', 'quote-requests', 'sign-ups', 'applications'] as const;
export type InboxSlug = (typeof inboxSlugs)[number];

export const isInboxSlug = (value: unknown): value is InboxSlug => inboxSlugs.some((slug) => slug === value);
