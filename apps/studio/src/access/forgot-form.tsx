'use client';

import { EmailField, Form, FormSubmit } from '@payloadcms/ui';
import { email } from 'payload/shared';
import { useState } from 'react';

/** Requests a reset link; it never reveals whether the account exists. */
export function ForgotForm() {
	const [isAsked, setAsked] = useState(false);
	if (isAsked)
		return (
			<p role="status">
				If there is an account with this address, a link to choose a new password is on its way. It works for one hour.
			</p>
		);
	return (
		<Form
			action="/api/users/forgot-password"
			disableSuccessStatus
			initialState={{ email: { valid: true } }}
			method="POST"
			onSuccess={() => setAsked(true)}
		>
			<p>Enter your e-mail address. You receive a link with which to choose a new password.</p>
			<EmailField
				field={{ name: 'email', label: 'E-mail', required: true, admin: { autoComplete: 'email' } }}
				path="email"
				validate={email}
			/>
			<FormSubmit size="large">Send a link</FormSubmit>
		</Form>
	);
}
