import type { Payload } from 'payload';
import { settings } from '../settings.ts';
import { sayHere } from '../words/say-here.ts';
import { signedUpNeverAsked } from './never-asked.ts';

/** Above the list of subscribers: who signed up and is not in it. */
export async function NeverAskedNote({ payload }: { payload: Payload }) {
	const say = await sayHere();
	const { length } = await signedUpNeverAsked(payload);
	if (length === 0) return null;
	const people = length === 1 ? say('One person', '一人') : say(`${length} people`, `${length} 人`);
	return (
		<form action="/api/newsletter/ask" method="post" className="studio-note">
			<p>
				{say(
					`${people} signed up before addresses had to be confirmed, and ${length === 1 ? 'is' : 'are'} not among the subscribers. Each can be asked once, by email, whether they still want the newsletter.`,
					`${people}在需要确认地址之前订阅，目前不在订阅者之中。可通过电子邮件询问每人一次，是否仍要接收电子通讯。`,
				)}
			</p>
			{settings.mail.smtpUrl ? (
				<button type="submit">
					{say('Ask ', '请')}
					{length === 1 ? say('this person', '此人') : say(`these ${length}`, `这 ${length} 人`)}
					{say(' to confirm', '确认')}
				</button>
			) : (
				<p>{say('The studio has no mail server yet.', '工作室还没有邮件服务器。')}</p>
			)}
		</form>
	);
}
