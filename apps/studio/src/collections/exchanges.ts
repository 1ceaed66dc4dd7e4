import type { CollectionConfig } from 'payload';
import { nobody } from '../access/roles.ts';
import { readableLetters } from '../desk/letter-kinds.ts';

/** What was said about a letter: answers, what came back, and notes of colleagues. Written by desk/ alone, never rewritten. */
export const exchanges: CollectionConfig = {
	slug: 'exchanges',
	labels: { singular: 'Exchange', plural: 'Exchanges' },
	access: {
		/** Whoever may read the letter. */
		read: ({ req }) => {
			const slugs = readableLetters(req.user);
			// The adapter compares a kind of relation with one value at a time.
			return slugs.length > 0 && { or: slugs.map((slug) => ({ 'about.relationTo': { equals: slug } })) };
		},
		create: nobody,
		update: nobody,
		delete: nobody,
	},
	defaultSort: 'at',
	admin: { hidden: true, useAsTitle: 'subject' },
	fields: [
		{
			name: 'about',
			type: 'relationship',
			relationTo: [
				'contact-messages',
				'quote-requests',
				'sign-ups',
				'paper-requests',
				'applications',
				'problem-reports',
			],
			required: true,
			index: true,
		},
		{
			name: 'kind',
			type: 'select',
			required: true,
			index: true,
			options: [
				{ label: 'Answer', value: 'reply' },
				{ label: 'Received', value: 'received' },
				{ label: 'Note', value: 'note' },
			],
		},
		{ name: 'subject', type: 'text' },
		{ name: 'text', type: 'textarea' },
		{ name: 'author', type: 'relationship', relationTo: 'users' },
		{ name: 'at', type: 'date', required: true, index: true },
		{ name: 'mail', type: 'relationship', relationTo: 'mails' },
		{ name: 'attachments', type: 'relationship', relationTo: 'revisions', hasMany: true },
		/** Colleagues whom a note names; they were told. */
		{ name: 'mentions', type: 'relationship', relationTo: 'users', hasMany: true },
	],
};
