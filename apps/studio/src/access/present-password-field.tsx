'use client';

import { PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui';

const field = {
	name: 'presentPassword',
	label: {
		en: 'Present password, for a new one or another email address',
		zh: '当前密码（设置新密码或更换电子邮箱时需要）',
	},
};

/** Only in one's own account: administrators can reset the passwords of others without knowing them. */
export function PresentPassword() {
	const { id } = useDocumentInfo();
	const { user } = useAuth();
	if (id === undefined || id !== user?.id) return null;
	return <PasswordField autoComplete="current-password" field={field} path="presentPassword" validate={() => true} />;
}
