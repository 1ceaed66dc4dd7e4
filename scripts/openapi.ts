// Makes docs/openapi.json from the declarations of the forms and of the reads: `npm run task openapi` renews it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryCodes } from '@site/contract/countries';
import { formKinds, forms } from '@site/contract/forms/all';
import { type FieldKind, type Form, fieldsOf, wireName } from '@site/contract/forms/form';
import { wireBase, wirePaths } from '@site/contract/wire';
import { z } from 'zod';
import { reads } from '../apps/site/server/wire/reads.ts';
import { node, root, run } from './steps.ts';

type Json = Record<string, unknown>;

const line = { type: 'string', maxLength: 200 };
const schemas: Record<FieldKind, Json> = {
	text: line,
	prose: { type: 'string', maxLength: 10_000 },
	choice: line,
	country: { $ref: '#/components/schemas/Country' },
	many: { ...line, description: 'Values, separated by commas' },
	answer: { enum: ['1', '2', ''], description: 'Yes, no, or neither' },
	date: { type: ['integer', 'string'], description: 'Epoch milliseconds' },
	file: { ...line, description: 'The address that an upload returned' },
	copies: { type: ['integer', 'string'] },
	address: line,
	clia: { ...line, examples: ['05D1234567'] },
};

export function bodyOf(form: Form) {
	const fields = fieldsOf(form);
	return {
		type: 'object',
		required: fields.filter(({ required }) => required === true).map(({ name }) => wireName(name)),
		properties: {
			language: { $ref: '#/components/schemas/Language' },
			...Object.fromEntries(
				fields.map(({ name, kind = 'text', choices }) => [
					wireName(name),
					choices ? { type: 'string', enum: choices } : schemas[kind],
				]),
			),
			item: { type: 'string', examples: ['product:12'] },
			...(form.lines && { lines: { type: 'string', description: 'Quantity, REF and name, separated by tabs' } }),
			...(form.items && { items: { type: 'string', examples: ['product:12,product:14'] } }),
		},
	};
}

const responses = { default: { $ref: '#/components/responses/Answer' } };
const posted = (operationId: string, mediaTypes: string[], schema: Json): Json => ({
	operationId,
	requestBody: { required: true, content: Object.fromEntries(mediaTypes.map((type) => [type, { schema }])) },
	responses,
});

const written = ({ kind }: Form) =>
	posted(kind, ['application/json', 'application/x-www-form-urlencoded'], { $ref: `#/components/schemas/${kind}` });

/** A sign-up has the call of a message and fewer of its fields. */
const described = formKinds.filter((kind) => kind !== 'signup').map((kind): Form => forms[kind]);

const upload = {
	type: 'object',
	required: ['files'],
	properties: { files: { type: 'string', format: 'binary' } },
};

const parametersOf = (takes: z.ZodType): Json[] =>
	Object.keys(z.toJSONSchema(takes, { io: 'input', unrepresentable: 'any' }).properties ?? {}).map((name) =>
		name === 'language'
			? { $ref: '#/components/parameters/language' }
			: { name, in: 'query', schema: { type: /^page/.test(name) ? 'integer' : 'string' } },
	);

const isRead = (name: string): name is keyof typeof reads => Object.hasOwn(reads, name);
const readPaths = Object.keys(reads)
	.filter(isRead)
	.map((name): [string, Json] => [
		wirePaths[name],
		{ get: { operationId: name, parameters: parametersOf(reads[name].takes), responses } },
	]);

/** Without previews, which need a token of the studio, and the counts that the site's own pages send. */
export const openapi = {
	openapi: '3.1.0',
	info: {
		title: 'The wire',
		version: '1',
		description: 'docs/wire.md has the data of each answer, and the rules for every call. Reads also take POST.',
	},
	servers: [{ url: wireBase }],
	paths: {
		...Object.fromEntries(readPaths),
		...Object.fromEntries(described.map((form) => [form.call, { post: written(form) }])),
		[wirePaths.upload]: { post: posted('upload', ['multipart/form-data'], upload) },
	},
	components: {
		parameters: {
			language: { name: 'language', in: 'query', schema: { $ref: '#/components/schemas/Language' } },
		},
		schemas: {
			Language: { enum: ['en', 'cn'], default: 'en' },
			Country: { enum: ['', ...countryCodes] },
			...Object.fromEntries(described.map((form) => [form.kind, bodyOf(form)])),
		},
		responses: {
			Answer: {
				description:
					'HTTP 200 with status 200, or with 404 or 422 and a msg for the visitor; other HTTP codes are errors',
				content: {
					'application/json': {
						schema: {
							type: 'object',
							required: ['status', 'msg', 'data'],
							properties: { status: { type: 'integer' }, msg: { type: 'string' }, data: {} },
						},
					},
				},
			},
		},
	},
};

export const openapiFile = join(root, 'docs/openapi.json');
if (import.meta.main) {
	writeFileSync(openapiFile, JSON.stringify(openapi));
	await run(node, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', openapiFile]);
}
