import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { sayTo } from '../words/said.ts';

/** Requires the bytes. Payload would also accept just a name and a size, for a file that is in a bucket already. */
export const onlyWhole: CollectionBeforeOperationHook = ({ operation, req }) => {
	const { file } = req;
	if (!file || (operation !== 'create' && operation !== 'update')) return;
	if (file.data.length > 0 && file.data.length === file.size) return;
	const message = sayTo(req)(
		'This file is empty, or did not arrive as a whole. Choose it again.',
		'此文件为空，或没有完整送达。请重新选择。',
	);
	throw new ValidationError({ errors: [{ path: 'file', label: sayTo(req)('File', '文件'), message }], req }, req.t);
};
