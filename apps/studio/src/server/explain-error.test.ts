import { expect, it } from 'vitest';
import { explainError } from './explain-error.ts';

it('a change that the database refuses has a message', { tags: '@DOC-12' }, () => {
	const error = new Error('Failed query', { cause: Object.assign(new Error('kept'), { code: 'P0001' }) });
	const said = explainError({
		error,
		req: { user: { id: 1 }, method: 'PATCH', data: {}, headers: new Headers() },
	} as never);
	expect(said).toMatchObject({
		status: 409,
		response: { errors: [{ message: expect.stringContaining('stays as it is') }] },
	});
});
