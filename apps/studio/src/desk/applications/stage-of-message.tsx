import type { PayloadRequest } from 'payload';
import type { Message } from '../../payload-types.ts';
import { dayInWords } from '../../words/dates.ts';
import { sayHere } from '../../words/say-here.ts';
import { deletedFrom } from './deletion-date.ts';
import { MessageStage } from './message-stage.tsx';

/** Stage, rating and the day of deletion of an application that is read at the desk. */
export async function StageOfMessage({ req, doc }: { req: PayloadRequest; doc: Message }) {
	const limits = await req.payload.findGlobal({ slug: 'retention', depth: 0 });
	return (
		<MessageStage
			reference={doc.reference}
			name={doc.who ?? ''}
			stage={doc.stage ?? 'new'}
			rating={doc.rating ?? null}
			deletedFrom={dayInWords(deletedFrom(doc, limits), await sayHere())}
		/>
	);
}
