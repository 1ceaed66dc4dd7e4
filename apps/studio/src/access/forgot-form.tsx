'use client';

import { EmailField, Form, FormSubmit } from '@payloadcms/ui';
import { email } from 'payload/shared';
import { useState } from 'react';
import { useSay } from '../words/use-say.ts';

/** Requests a reset link; it never reveals whether the account exists. */
export function ForgotForm() {
	const say = useSay();
	const [isAsked, setAsked] = useState(false);
	if (isAsked)
		return (
			<p role="status">
				{say(
					'If there is an account with this address, a link to choose a new password is on its way. It works for one hour.',
					'如果该地址有账户，设置新密码的链接已经发出，一小时内有效。',
				)}
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
			<p>
				{say(
					'Enter your email address. You receive a link with which to choose a new password.',
					'请输入您的电子邮箱地址。您会收到用于设置新密码的链接。',
				)}
			</p>
			<EmailField
				field={{ name: 'email', label: say('Email', '电子邮箱'), required: true, admin: { autoComplete: 'email' } }}
				path="email"
				validate={email}
			/>
			<FormSubmit size="large">{say('Send a link', '发送链接')}</FormSubmit>
		</Form>
	);
}
