'use client';

import { PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui';

const field = { name: 'presentPassword', label: 'Present password, for a new one or another e-mail address' };

/** In the own account only: administrators give colleagues a new one without knowing theirs. */
export function PresentPassword() {
	const { id } = useDocumentInfo();
	const { user } = useAuth();
	if (id === undefined || id !== user?.id) return null;
	return <PasswordField autoComplete="current-password" field={field} path="presentPassword" validate={() => true} />;
}
