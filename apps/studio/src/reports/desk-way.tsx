import type { UIFieldServerProps } from 'payload';
import { use } from 'react';
import { messageAddress } from '../inbox/message-address.ts';
import { sayHere } from '../words/say-here.ts';

/** Link from a report's record to the desk, where it is answered. */
export function DeskWay({ data }: UIFieldServerProps) {
	const say = use(sayHere());
	if (!data?.reference) return null;
	return (
		<p className="field-type">
			<a href={messageAddress(String(data.reference))}>{say('Answer it at the desk', '在工作台回复')}</a>
		</p>
	);
}
