import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { sayTo } from '../words/said.ts';
import { filmComplaint } from './playable-film.ts';

/** Reports the problem at the field, before anything is stored. */
export const onlyPlayable: CollectionBeforeOperationHook = ({ operation, req }) => {
	const { file } = req;
	if (!file || (operation !== 'create' && operation !== 'update')) return;
	const message = filmComplaint(file.data, sayTo(req));
	if (message)
		throw new ValidationError({ errors: [{ path: 'file', label: sayTo(req)('File', '文件'), message }], req }, req.t);
};
