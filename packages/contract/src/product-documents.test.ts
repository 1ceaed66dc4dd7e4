import { describe, expect, it } from 'vitest';
import { documentAddress, documentFileAddress, readDocumentAddress } from './document-address.ts';

describe('the address of a document', () => {
	it.each([
		['/documents/HA-FLU-25/ifu/en', { reference: 'HA-FLU-25', kind: 'ifu', part: '', language: 'en' }],
		[
			'/documents/A%2F1/sds-test-device/zh/2',
			{ reference: 'A/1', kind: 'sds', part: 'test-device', language: 'zh', revision: '2' },
		],
		[
			'/documents/X/quick-guide/es/B.1',
			{ reference: 'X', kind: 'quick-guide', part: '', language: 'es', revision: 'B.1' },
		],
	] as const)('%s is read as it is written', { tags: '@DOC-2' }, (address, document) => {
		expect(documentAddress(document)).toBe(address);
		expect(documentFileAddress(document)).toBe(`${address}.pdf`);
		const parts = address.split('/').slice(2).map(decodeURIComponent);
		expect(readDocumentAddress(parts)).toEqual({ revision: undefined, ...document });
	});

	it.each([
		['HA-1', 'ifu'],
		['HA-1', 'ifu', 'xx'],
		['HA-1', 'poster', 'en'],
		['HA-1', 'sds-', 'en'],
		['HA-1', 'sds-A b', 'en'],
		['', 'ifu', 'en'],
		['HA-1', 'ifu', 'en', '../x'],
		['HA-1', 'ifu', 'en', '1', 'more'],
	])('is nothing else: %s %s', (...parts) => {
		expect(readDocumentAddress(parts)).toBeNull();
	});
});
