import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { sayTo } from '../words/said.ts';

/** Staff cannot confirm for a subscriber; they may unsubscribe a person who asks for it. */
export const onlyUnsubscribe: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
	if (!req.user || data.state === originalDoc?.state) return data;
	if (data.state === 'unsubscribed') return { ...data, unsubscribedAt: new Date().toISOString() };
	const message = sayTo(req)(
		'Only the person can confirm, with the link in our email. You can set this to Unsubscribed.',
		'只有本人能通过我们邮件中的链接确认。您可以将其设为“已退订”。',
	);
	throw new ValidationError({ collection: collection.slug, errors: [{ path: 'state', message }] });
};
