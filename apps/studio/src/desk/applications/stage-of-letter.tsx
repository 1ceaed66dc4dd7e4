import type { PayloadRequest } from 'payload';
import { dayInWords } from '../../words/dates.ts';
import { sayHere } from '../../words/say-here.ts';
import { type LetterDoc, whoOf } from '../entry-of.ts';
import { deletedFrom } from './deletion-date.ts';
import { LetterStage } from './letter-stage.tsx';
import { isStage } from './stages.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** Stage, rating and the day of deletion of an application that is read at the desk. */
export async function StageOfLetter({ req, doc }: { req: PayloadRequest; doc: LetterDoc }) {
	const limits = await req.payload.findGlobal({ slug: 'retention', depth: 0 });
	const stage = isStage(doc.stage) ? doc.stage : 'new';
	const facts = { receivedAt: text(doc.receivedAt) ?? '', stage, declinedAt: text(doc.declinedAt) };
	const from = deletedFrom({ ...facts, ...(doc.status === 'spam' && { status: 'spam' }) }, limits);
	return (
		<LetterStage
			id={doc.id}
			name={whoOf(doc)}
			stage={stage}
			rating={typeof doc.rating === 'number' ? doc.rating : null}
			deletedFrom={dayInWords(from, await sayHere())}
		/>
	);
}
