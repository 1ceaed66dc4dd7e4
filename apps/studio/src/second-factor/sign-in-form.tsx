'use client';

import {
	EmailField,
	Form,
	FormSubmit,
	Link,
	PasswordField,
	TextField,
	useAuth,
	useFormFields,
	useTranslation,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { email } from 'payload/shared';
import { useState } from 'react';
import { useSay } from '../words/use-say.ts';

const empty: FormState = {
	email: { valid: true },
	password: { valid: true },
	code: { valid: true },
};

/** Shown once the password is right, for users with a second factor. */
function CodeField() {
	const say = useSay();
	const isWanted = useFormFields(([fields]) => fields.code?.valid === false);
	const [isShown, setShown] = useState(false);
	if (isWanted && !isShown) setShown(true);
	if (!isShown) return null;
	return (
		<TextField
			field={{
				name: 'code',
				label: say('Code', '验证码'),
				required: true,
				admin: {
					autoComplete: 'one-time-code',
					description: say(
						'Your authenticator shows it. A recovery code will do as well.',
						'由您的身份验证器显示。也可使用恢复码。',
					),
				},
			}}
			path="code"
			validate={(code) => Boolean(code) || say('Enter a code.', '请输入验证码。')}
		/>
	);
}

export function SignInForm({ next }: { next: string }) {
	const { t } = useTranslation();
	const { setUser } = useAuth();
	return (
		<Form
			action="/api/users/login"
			className="login__form"
			disableSuccessStatus
			initialState={empty}
			method="POST"
			onSuccess={(answer) => setUser(answer as Parameters<typeof setUser>[0])}
			redirect={next}
			waitForAutocomplete
		>
			<div className="login__form__inputWrap">
				<EmailField
					field={{ name: 'email', label: t('general:email'), required: true, admin: { autoComplete: 'email' } }}
					path="email"
					validate={email}
				/>
				<PasswordField field={{ name: 'password', label: t('general:password'), required: true }} path="password" />
				<CodeField />
			</div>
			<Link href="/admin/forgot" prefetch={false}>
				{t('authentication:forgotPasswordQuestion')}
			</Link>
			<FormSubmit size="large">{t('authentication:login')}</FormSubmit>
		</Form>
	);
}
