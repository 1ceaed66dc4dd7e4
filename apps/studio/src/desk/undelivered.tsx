import type { PayloadRequest } from 'payload';
import { answersIn } from '../inbox/form-fields.ts';
import { type AnyMessage, sentOf } from '../inbox/message.ts';
import { sayHere } from '../words/say-here.ts';
import { isRefusedForGood, mailState } from './answer/mail-state.ts';
import { fullMoment } from './moments.ts';

/** Warns that a mail to this visitor has failed, and says what to do. */
export async function Undelivered({ req, message }: { req: PayloadRequest; message: AnyMessage }) {
	const say = await sayHere();
	const { reference, email } = message.doc;
	const to = email?.trim().toLowerCase();
	if (!to) return null;
	const where = { reference: { equals: reference }, to: { equals: to } };
	const wanted = { where, sort: '-id', depth: 0, pagination: false } as const;
	const { docs } = await req.payload.find({ collection: 'mails', ...wanted });
	const [mail] = docs.filter((one) => isRefusedForGood(mailState(one)));
	if (!mail) return null;
	const phone = answersIn(sentOf(message), 'en').find(({ name }) => name === 'phone')?.answer;
	return (
		<div role="alert" className="desk-told desk-refused">
			<p>
				<strong>{say('Our mail did not arrive.', '我们的邮件没有送达。')}</strong>
				{say(
					` “${mail.subject}” of ${fullMoment(Date.parse(mail.createdAt))} to ${to} was refused for good: `,
					`${fullMoment(Date.parse(mail.createdAt))} 致 ${to} 的“${mail.subject}”被永久拒收：`,
				)}
				<q>{mail.lastError}</q>
			</p>
			<p>
				{say(
					'Look for a slip in the address, then write to the right one from the team’s mailbox and add it to the conversation',
					'请检查地址是否有误，然后从团队邮箱写信到正确的地址，并添加到往来中',
				)}
				{phone && (
					<>
						{say(', or call ', '，或致电')}
						<a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
					</>
				)}
				{say('. If the address is right, set the mail back to Waiting: ', '。如果地址正确，请将邮件改回“等待中”：')}
				<a href={`/admin/collections/mails/${mail.id}`}>{say('open it', '打开')}</a>.
			</p>
		</div>
	);
}
