import { expect, it } from 'vitest';
import { nextAttempt } from './engine.ts';

let keys = 0;
const newKey = () => `key ${++keys}`;

it('keeps the key when the same content is tried again', { tags: ['@CALL-42', '@FORM-18'] }, () => {
	const first = nextAttempt(null, { firstName: 'Ada' }, newKey);
	expect(nextAttempt(first, { firstName: 'Ada' }, newKey).key).toBe(first.key);
});

it('takes a new key for changed content and after a successful submission', () => {
	const first = nextAttempt(null, { firstName: 'Ada' }, newKey);
	expect(nextAttempt(first, { firstName: 'Eva' }, newKey).key).not.toBe(first.key);
	expect(nextAttempt(null, { firstName: 'Ada' }, newKey).key).not.toBe(first.key);
});
