import type { Field } from './rules.ts';

/** What each form asks for, in its order (foundations, section 5). */
export const signUpFields: readonly Field[] = [
	{ name: 'firstName', required: true },
	{ name: 'lastName', required: true },
	{ name: 'email', required: true },
];

export const contactFields: readonly Field[] = [
	{ name: 'firstName', required: true },
	{ name: 'lastName', required: true },
	{ name: 'organization' },
	{ name: 'jobTitle' },
	{ name: 'email', required: true },
	{ name: 'phone' },
	{ name: 'source', required: true, kind: 'choice' },
	{ name: 'message' },
];

export const enquiryFields: readonly Field[] = [
	{ name: 'firstName', required: true },
	{ name: 'lastName', required: true },
	{ name: 'organization', required: true },
	{ name: 'jobTitle', required: true },
	{ name: 'email', required: true },
	{ name: 'phone', required: true },
	{ name: 'message', required: true },
];
