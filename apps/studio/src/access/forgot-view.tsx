import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { use } from 'react';
import { settings } from '../settings.ts';
import { sayHere } from '../words/say-here.ts';
import { ForgotForm } from './forgot-form.tsx';
import { noMailServer } from './no-mail-server.ts';

/** Replaces Payload's view, which claims that an e-mail was sent whatever the response was. */
export function ForgotView({ initPageResult: { req } }: AdminViewServerProps) {
	const say = use(sayHere());
	if (req.user) redirect('/admin/account');
	return (
		<div className="studio-forgot">
			<h1>{say('Forgot password', '忘记密码')}</h1>
			{settings.mail.smtpUrl ? <ForgotForm /> : <p>{say(noMailServer)}</p>}
			<p>
				<a href="/admin/login">{say('Back to sign-in', '返回登录')}</a>
			</p>
		</div>
	);
}
