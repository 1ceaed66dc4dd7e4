import type { UIFieldServerProps } from 'payload';
import { isLetterSlug } from '../../inbox/letter-kinds.ts';
import { RecordAnswer } from './record-answer.tsx';

/** The conversation and reply form in a message's record. */
export function AnswerField({ id, collectionSlug }: UIFieldServerProps) {
	return id && isLetterSlug(collectionSlug) ? <RecordAnswer collection={collectionSlug} id={Number(id)} /> : null;
}
