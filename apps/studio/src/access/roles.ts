import type { Access, PayloadRequest } from 'payload';
import { lacksSecondFactor } from '../second-factor/required.ts';

export const roles = ['administrator', 'editor', 'sales', 'recruiter'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
	administrator: 'Administrator: everything',
	editor: 'Editor: content of the site',
	sales: 'Sales: contact messages, quotes and sign-ups',
	recruiter: 'Recruiter: jobs and applications',
};

/** What somebody may act as now. */
export const rolesOf = (user: PayloadRequest['user']): readonly Role[] =>
	lacksSecondFactor(user) ? [] : (user?.roles ?? []);

export const has = (user: PayloadRequest['user'], ...wanted: Role[]): boolean =>
	rolesOf(user).some((role) => role === 'administrator' || wanted.includes(role));

/** Administrators always, and whoever has one of the roles named. */
export const only =
	(...wanted: Role[]): Access =>
	({ req }) =>
		has(req.user, ...wanted);

export const nobody: Access = () => false;
