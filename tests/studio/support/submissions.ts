import { randomUUID } from 'node:crypto';
import { samples } from '../../../packages/contract/src/forms/samples.ts';
import type { ProblemReport, Submission } from '../../../packages/contract/src/submission.ts';

const envelope = () => ({
	reference: `T-${randomUUID().slice(0, 8).toUpperCase()}`,
	receivedAt: new Date().toISOString(),
	language: 'en' as const,
	page: '/contact',
	suspected: false,
});

const person = { firstName: 'Ada', lastName: 'Okafor', email: 'ada.okafor@example.com', phone: '+1 555 0100' };

const who = (email: string) => ({ firstName: person.firstName, lastName: person.lastName, email });

export const contact = (email = person.email): Extract<Submission, { kind: 'contact' }> => ({
	kind: 'contact',
	...envelope(),
	fields: {
		...samples.contact,
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
		...samples.quote,
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
	fields: { ...samples.signup, ...who(email) },
});

export const application = (resume: string, email = person.email): Extract<Submission, { kind: 'application' }> => ({
	kind: 'application',
	...envelope(),
	fields: {
		...samples.application,
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

const company = { organization: 'Clinic', phone: person.phone };

export const leadQuote = (email = person.email): Extract<Submission, { kind: 'leadQuote' }> => ({
	kind: 'leadQuote',
	...envelope(),
	page: '/lead-form/quote',
	fields: { ...samples.leadQuote, ...who(email), ...company },
});

export const sampleKit = (email = person.email): Extract<Submission, { kind: 'sampleKit' }> => ({
	kind: 'sampleKit',
	...envelope(),
	page: '/lead-form/1',
	fields: { ...samples.sampleKit, ...who(email), ...company, products: 'Strep A' },
});

export const distributor = (email = person.email): Extract<Submission, { kind: 'distributor' }> => ({
	kind: 'distributor',
	...envelope(),
	page: '/lead-form/23',
	fields: { ...samples.distributor, ...who(email), ...company, sells: 'Swabs and tubes' },
});

export const newsletter = (email = person.email): Extract<Submission, { kind: 'newsletter' }> => ({
	kind: 'newsletter',
	...envelope(),
	page: '/lead-form/1',
	fields: { ...samples.newsletter, ...who(email), interests: 'events,news' },
});

export const paper = (email = person.email): Extract<Submission, { kind: 'paper' }> => ({
	kind: 'paper',
	...envelope(),
	fields: {
		...samples.paper,
		...who(email),
		organization: 'Clinic',
		documentName: 'Instructions (REF HA-FLU-25)',
		documentLanguage: 'es',
		copies: 3,
		address: '1 Clinic Road\n92121 San Diego',
	},
});

export const watch = (email: string, product: number): Extract<Submission, { kind: 'watch' }> => ({
	kind: 'watch',
	...envelope(),
	item: { kind: 'product', id: product },
	fields: { email, documentLanguage: '' },
});

export const report = (photos: string[] = [], email = person.email): ProblemReport => ({
	kind: 'report',
	...envelope(),
	page: '/report',
	photos,
	fields: {
		...samples.report,
		device: 'Influenza A+B (REF 101)',
		gtin: '',
		lot: 'A1234',
		expires: '',
		happened: 'No control line',
		happenedOn: '2026-11-01',
		harm: 'yes',
		harmDetails: 'Treated too late',
		name: 'Ada Okafor',
		email,
		phone: '',
		role: 'professional',
		country: 'Ireland',
	},
});
