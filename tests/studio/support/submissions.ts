import { randomUUID } from 'node:crypto';
import type { Submission } from '../../../packages/contract/src/submission.ts';

const envelope = () => ({
	reference: `T-${randomUUID().slice(0, 8).toUpperCase()}`,
	receivedAt: new Date().toISOString(),
	language: 'en' as const,
	page: '/contact',
	suspected: false,
});

const person = { firstName: 'Ada', lastName: 'Okafor', email: 'ada.okafor@example.com', phone: '+1 555 0100' };

export const contact = (email = person.email): Extract<Submission, { kind: 'contact' }> => ({
	kind: 'contact',
	...envelope(),
	fields: {
		...person,
		email,
		organization: 'Clinic',
		jobTitle: 'Nurse',
		message: 'Hello',
		source: 'Referral',
		type: 'Contact Us',
	},
});

export const quote = (email = person.email): Extract<Submission, { kind: 'quote' }> => ({
	kind: 'quote',
	...envelope(),
	fields: {
		...person,
		email,
		organization: 'Clinic',
		jobTitle: 'Buyer',
		message: '100 kits',
		productName: 'Rapid test',
	},
});

export const signUp = (email = person.email): Extract<Submission, { kind: 'signup' }> => ({
	kind: 'signup',
	...envelope(),
	fields: { firstName: person.firstName, lastName: person.lastName, email, source: 'Other', type: 'Contact Us' },
});

export const application = (resume: string, email = person.email): Extract<Submission, { kind: 'application' }> => ({
	kind: 'application',
	...envelope(),
	fields: {
		...person,
		email,
		job: 'Process engineer',
		state: 'CA',
		postalCode: '92121',
		city: 'San Diego',
		workAuthorization: 'yes',
		startDate: Date.now(),
		resume,
		coverLetter: 'I would like to join.',
		references: 'unanswered',
		source: 'Referral',
	},
});
