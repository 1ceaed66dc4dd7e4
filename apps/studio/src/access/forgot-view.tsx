import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { settings } from '../settings.ts';
import { ForgotForm } from './forgot-form.tsx';
import { noMailServer } from './no-mail-server.ts';

/** Replaces Payload's view, which claims that an e-mail was sent whatever the response was. */
export function ForgotView({ initPageResult: { req } }: AdminViewServerProps) {
	if (req.user) redirect('/admin/account');
	return (
		<div className="studio-forgot">
			<h1>Forgot password</h1>
			{settings.mail.smtpUrl ? <ForgotForm /> : <p>{noMailServer}</p>}
			<p>
				<a href="/admin/login">Back to sign-in</a>
			</p>
		</div>
	);
}
