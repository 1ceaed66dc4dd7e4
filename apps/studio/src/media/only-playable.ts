import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { filmComplaint } from './playable-film.ts';

/** Said at the field, before anything is stored. */
export const onlyPlayable: CollectionBeforeOperationHook = ({ operation, req }) => {
	const { file } = req;
	if (!file || (operation !== 'create' && operation !== 'update')) return;
	const message = filmComplaint(file.data);
	if (message) throw new ValidationError({ errors: [{ path: 'file', label: 'File', message }], req }, req.t);
};
