import { answerTemplates } from '@site/demo/desk/answer-templates';
import type { PayloadRequest } from 'payload';

/** Not a part of the snapshot: visitors only see them in replies. */
export async function seedAnswerTemplates(req: PayloadRequest) {
	for (const { name, kinds, subject, text } of answerTemplates) {
		const words = { subject: subject.en, subjectCn: subject.cn, text: text.en, textCn: text.cn };
		await req.payload.create({ collection: 'answer-templates', data: { name, kinds, ...words }, req, depth: 0 });
	}
}
