import type { UIFieldServerProps } from 'payload';
import { settings } from '../../settings.ts';
import { noMailServer } from './send-answer.ts';
import { TestMailButton } from './test-mail-button.tsx';

/** Whether this studio can send mail, without the password of its server. */
export function MailServerNote(_: UIFieldServerProps) {
	const { smtpUrl, from } = settings.mail;
	return (
		<section className="studio-note" aria-label="Mail server">
			{smtpUrl ? (
				<>
					<p>
						Mails go out through {new URL(smtpUrl).hostname}, from {from}.
					</p>
					<TestMailButton />
				</>
			) : (
				<p>{noMailServer}</p>
			)}
		</section>
	);
}
