import type { UIFieldServerProps } from 'payload';
import { use } from 'react';
import { settings } from '../../settings.ts';
import { sayHere } from '../../words/say-here.ts';
import { noMailServer } from './send-answer.ts';
import { TestMailButton } from './test-mail-button.tsx';

/** Shows whether the studio can send mail, without the server's password. */
export function MailServerNote(_: UIFieldServerProps) {
	const say = use(sayHere());
	const { smtpUrl, from } = settings.mail;
	return (
		<section className="studio-note" aria-label={say('Mail server', '邮件服务器')}>
			{smtpUrl ? (
				<>
					<p>
						{say(
							`Mails go out through ${new URL(smtpUrl).hostname}, from ${from}.`,
							`邮件通过 ${new URL(smtpUrl).hostname} 发出，发件人为 ${from}。`,
						)}
					</p>
					<TestMailButton />
				</>
			) : (
				<p>{say(noMailServer)}</p>
			)}
		</section>
	);
}
