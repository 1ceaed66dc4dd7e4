import type { Access, PayloadRequest } from 'payload';
import type { Said } from '../words/said.ts';
import { lacksSecondFactor } from './lacks-second-factor.ts';

export const roles = ['administrator', 'editor', 'regulatory', 'quality', 'sales', 'recruiter'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, Said> = {
	administrator: { en: 'Administrator: everything', zh: '管理员：全部权限' },
	editor: { en: 'Editor: content of the site', zh: '编辑：网站内容' },
	regulatory: {
		en: 'Regulatory: products, documents and notices; reads all content and the trail of changes',
		zh: '法规：产品、文件和通告；可查看全部内容和变更记录',
	},
	quality: {
		en: 'Quality: problem reports, products, documents and notices; reads all content and the trail of changes',
		zh: '质量：问题报告、产品、文件和通告；可查看全部内容和变更记录',
	},
	sales: { en: 'Sales: contact messages, quotes and sign-ups', zh: '销售：联系留言、询价和订阅' },
	recruiter: { en: 'Recruiter: jobs and applications', zh: '招聘：职位和求职申请' },
};

/** The roles that are effective now; none while a required second factor is missing. */
export const rolesOf = (user: PayloadRequest['user']): readonly Role[] =>
	lacksSecondFactor(user) ? [] : (user?.roles ?? []);

export const has = (user: PayloadRequest['user'], ...wanted: Role[]): boolean =>
	rolesOf(user).some((role) => role === 'administrator' || wanted.includes(role));

/** Allows administrators and these roles. */
export const only =
	(...wanted: Role[]): Access =>
	({ req }) =>
		has(req.user, ...wanted);

/** Rows with the name of a role are for users who have it. */
export const ofOwnRole: Access = ({ req }) =>
	has(req.user) || (rolesOf(req.user).length > 0 && { role: { in: [...rolesOf(req.user)] } });

export const nobody: Access = () => false;

/** Roles responsible for regulated facts. They read all content and its audit log. */
export const overseers = ['regulatory', 'quality'] as const satisfies Role[];
