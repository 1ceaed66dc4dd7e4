export const inboxSlugs = ['contact-messages', 'quote-requests', 'sign-ups', 'applications'] as const;
export type InboxSlug = (typeof inboxSlugs)[number];
