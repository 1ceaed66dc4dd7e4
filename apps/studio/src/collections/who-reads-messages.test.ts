import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { roles } from '../access/roles.ts';
import { readableKinds } from '../inbox/message-kinds.ts';
import { messages } from './messages.ts';
import { problemReports } from './problem-reports.ts';

const userWith = (role: string) => ({ id: 1, roles: [role] }) as unknown as PayloadRequest['user'];

test('the inbox shows a message to exactly the roles that may read it', { tags: '@DESK-3' }, () => {
	for (const role of roles) {
		const req = { user: userWith(role) } as PayloadRequest;
		const kinds = readableKinds(req.user).filter((kind) => kind !== 'report');
		for (const operation of ['read', 'update', 'delete'] as const)
			expect(messages.access?.[operation]?.({ req }), `${role}: ${operation}`).toEqual(
				kinds.length > 0 && { kind: { in: kinds } },
			);
		expect(problemReports.access?.read?.({ req }), role).toBe(readableKinds(req.user).includes('report'));
	}
	expect(readableKinds(userWith('sales'))).not.toContain('application');
	expect(readableKinds(userWith('recruiter'))).toEqual(['application']);
	expect(readableKinds(userWith('quality'))).toEqual(['report']);
	expect(readableKinds(null)).toEqual([]);
});
