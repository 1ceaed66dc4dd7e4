import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { roles } from '../access/roles.ts';
import { letterSlugs, readableLetters } from '../inbox/letter-kinds.ts';
import { applications } from './applications.ts';
import { contactMessages } from './contact-messages.ts';
import { paperRequests } from './paper-requests.ts';
import { problemReports } from './problem-reports.ts';
import { quoteRequests } from './quote-requests.ts';
import { signUps } from './sign-ups.ts';

const collections = [contactMessages, quoteRequests, signUps, paperRequests, applications, problemReports];

test('the inbox shows a message to exactly the roles that may read it (DESK-3)', async () => {
	expect(collections.map(({ slug }) => slug).sort()).toEqual([...letterSlugs].sort());
	for (const role of roles) {
		const user = { id: 1, roles: [role] } as unknown as PayloadRequest['user'];
		const req = { user } as PayloadRequest;
		const open = collections.filter(({ access }) => access?.read?.({ req }) === true).map(({ slug }) => slug);
		expect([...readableLetters(user)].sort(), role).toEqual(open.sort());
	}
	expect(readableLetters(null)).toEqual([]);
});
