import type { Access, PayloadRequest } from 'payload';
import { lacksSecondFactor } from '../second-factor/required.ts';

export const roles = ['administrator', 'editor', 'regulatory', 'quality', 'sales', 'recruiter'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
	administrator: 'Administrator: everything',
	editor: 'Editor: content of the site',
	regulatory: 'Regulatory: products, documents and notices; reads all content and the trail of changes',
	quality: 'Quality: problem reports, products, documents and notices; reads all content and the trail of changes',
	sales: 'Sales: contact messages, quotes and sign-ups',
	recruiter: 'Recruiter: jobs and applications',
};

/** The roles that are effective now; none while a required second factor is missing. */
export const rolesOf = (user: PayloadRequest['user']): readonly Role[] =>
	lacksSecondFactor(user) ? [] : (user?.roles ?? []);

export const has = (user: PayloadRequest['user'], ...wanted: Role[]): boolean =>
	rolesOf(user).some((role) => role === 'administrator' || wanted.includes(role));

/** Allows administrators, and whoever has one of these roles. */
export const only =
	(...wanted: Role[]): Access =>
	({ req }) =>
		has(req.user, ...wanted);

export const nobody: Access = () => false;

/** Who answers for regulated facts: they read all content, and who changed it. */
export const overseers = ['regulatory', 'quality'] as const satisfies Role[];
