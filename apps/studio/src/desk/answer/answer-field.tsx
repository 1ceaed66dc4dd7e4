import type { UIFieldServerProps } from 'payload';
import { isLetterSlug } from '../../inbox/letter-kinds.ts';
import { RecordAnswer } from './record-answer.tsx';

/** In the record of a letter. */
export function AnswerField({ id, collectionSlug }: UIFieldServerProps) {
	return id && isLetterSlug(collectionSlug) ? <RecordAnswer collection={collectionSlug} id={Number(id)} /> : null;
}
