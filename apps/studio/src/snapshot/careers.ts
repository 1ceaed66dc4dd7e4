import type { Job } from '@site/contract/careers';
import type * as stored from '../payload-types.ts';
import type { PictureBook } from './picture-book.ts';
import { day, idOf, idsOf, richText, text } from './words.ts';

export const job = (doc: stored.Job, pictures: PictureBook): Job => ({
	id: doc.id,
	title: text(doc.title, doc.titleCn),
	content: richText(doc.content, doc.contentCn, pictures.find),
	categoryId: idOf(doc.category),
	locationIds: idsOf(doc.locations),
	postedOn: day(doc.postedOn),
});
