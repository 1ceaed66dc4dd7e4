import type { PayloadHandler } from 'payload';
import { type AnyMessage, findMessage } from '../inbox/message.ts';
import { readableKinds } from '../inbox/message-kinds.ts';
import { formOf, notFound, personOf } from '../server/endpoint.ts';
import { reasonOf } from '../words/reason-of.ts';
import { sayTo } from '../words/said.ts';
import { askedOf, deskAddress } from './asked.ts';
import { goTo } from './go-to.ts';
import { workOf } from './work-fields.ts';
import { workNamed } from './work-on-message.ts';

/** What is done with all letters that are ticked. */
export const worksOfMany = ['take', 'done', 'spam'] as const;
const mostAtOnce = 100;

/** A letter of a colleague is not taken over with others. */
const isOfColleague = (message: AnyMessage, me: number) => {
	const { assignee } = workOf(message);
	return assignee !== '' && assignee !== String(me);
};

/** Does the same with each ticked letter, as its own page would, and says what became of them. */
export const workOnMany: PayloadHandler = async (req) => {
	if (readableKinds(req.user).length === 0) return notFound();
	const say = sayTo(req);
	const form = await formOf(req);
	const list = deskAddress(askedOf(new URLSearchParams(form.get('from') ?? '')));
	const name = worksOfMany.find((one) => one === form.get('do'));
	const work = workNamed(name ?? null);
	const references = [...new Set(form.getAll('reference'))].slice(0, mostAtOnce);
	if (!work || references.length === 0)
		return goTo(list, req, { problem: say('Tick the letters first.', '请先勾选信件。') });
	let changed = 0;
	const leftOut: string[] = [];
	for (const reference of references) {
		const message = await findMessage(req, reference);
		if (!message) leftOut.push(say(`${reference} is no longer here`, `${reference} 已不在这里`));
		else if (name === 'take' && isOfColleague(message, personOf(req)))
			leftOut.push(say(`${reference} is a colleague’s`, `${reference} 由同事负责`));
		else
			try {
				const { leaves, text } = await work(req, message, new URLSearchParams());
				if (leaves || name === 'take') changed += 1;
				else leftOut.push(`${reference}: ${text}`);
			} catch (error) {
				leftOut.push(`${reference}: ${reasonOf(error, say)}`);
			}
	}
	const said: Record<(typeof worksOfMany)[number], string> = {
		take: say(`${changed} are yours.`, `${changed} 封现由您负责。`),
		done: say(`${changed} are done.`, `${changed} 封已完成。`),
		spam: say(`${changed} are spam.`, `${changed} 封为垃圾信息。`),
	};
	const rest = leftOut.length > 0 ? ` ${say('Left out:', '未处理：')} ${leftOut.join('; ')}.` : '';
	return goTo(list, req, { [changed > 0 ? 'done' : 'problem']: `${name ? said[name] : ''}${rest}` });
};
