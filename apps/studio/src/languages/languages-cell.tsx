import type { DefaultServerCellComponentProps } from 'payload';
import { use } from 'react';
import { sayHere } from '../words/say-here.ts';
import { inWords, tallyOf } from './language-state.ts';

/**
 * The state of both languages, in a list. Payload also renders it for the form, without a row; there it shows nothing.
 */
export const LanguagesCell = ({ collectionConfig, rowData }: Partial<DefaultServerCellComponentProps>) => {
	const say = use(sayHere());
	return collectionConfig && rowData ? (
		<span className="studio-languages-cell">{inWords(tallyOf(collectionConfig.flattenedFields, rowData), say)}</span>
	) : null;
};
