import { type CollectionBeforeChangeHook, ValidationError } from 'payload';

/** Nobody here confirms for somebody else; a colleague may take a person off the list who asks for it. */
export const onlyUnsubscribe: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
	if (!req.user || data.state === originalDoc?.state) return data;
	if (data.state === 'unsubscribed') return { ...data, unsubscribedAt: new Date().toISOString() };
	const message = 'Only the person can confirm, with the link in our e-mail. You can set this to Unsubscribed.';
	throw new ValidationError({ collection: collection.slug, errors: [{ path: 'state', message }] });
};
