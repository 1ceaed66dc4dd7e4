import { readFileSync } from 'node:fs';
import { formKinds, forms } from '@site/contract/forms/all';
import { wireName } from '@site/contract/forms/form';
import { samples } from '@site/contract/forms/samples';
import { wirePaths } from '@site/contract/wire';
import { expect, it } from 'vitest';
import { wireWrites } from '../apps/site/server/wire/write-routes.ts';
import { bodyOf, openapi, openapiFile } from './openapi.ts';

it('docs/openapi.json is what the declarations give', () => {
	expect(JSON.parse(readFileSync(openapiFile, 'utf8'))).toEqual(JSON.parse(JSON.stringify(openapi)));
});

it('describes every write of the server except its own counts', () => {
	const posted = Object.entries(openapi.paths).filter(([, calls]) => 'post' in calls);
	const own: string[] = [wirePaths.productView, wirePaths.searchSeen];
	expect(posted.map(([path]) => path).toSorted()).toEqual(
		Object.keys(wireWrites)
			.filter((path) => !own.includes(path))
			.toSorted(),
	);
});

it.each(formKinds)('a sample of the form %s fits its description', (kind) => {
	const { properties, required } = bodyOf(forms[kind]);
	const sent = Object.keys(samples[kind]).map(wireName);
	expect(Object.keys(properties)).toEqual(expect.arrayContaining(sent));
	expect(sent).toEqual(expect.arrayContaining(required));
});
