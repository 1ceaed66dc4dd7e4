import { readFileSync } from 'node:fs';
import { formKinds, forms } from '@site/contract/forms/all';
import { fieldsOf, type NamedField, wireName } from '@site/contract/forms/form';
import { expect, it } from 'vitest';

const documentation = readFileSync(new URL('../../docs/wire.md', import.meta.url), 'utf8');
const rows = documentation.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));

/** When a field must be filled in, in the words of the table. */
function needOf({ name, required }: NamedField): string | undefined {
	if (required === true) return wireName(name);
	if (required === 'without lines') return `${wireName(name)} where there are no lines`;
	return required && `${wireName(required.with)} is \`${required.is}\``;
}

it.each(formKinds.filter((kind) => kind !== 'signup'))(
	'the documented row of a form matches its definition: %s',
	{ tags: '@FORM-19' },
	(kind) => {
		const { call } = forms[kind];
		const fields = fieldsOf(forms[kind]);
		const row = rows.find((cells) => cells[1] === `\`${call}\``);
		const [takes = '', required = ''] = row?.slice(2) ?? [];
		const names = fields.map(({ name }) => wireName(name));
		expect(takes.split(/[,;] /).slice(0, names.length)).toEqual(names);
		const [always = '', ...sometimes] = required.split('; ');
		expect(always.split(', ')).toEqual(
			fields.flatMap(({ name, required: now }) => (now === true ? wireName(name) : [])),
		);
		for (const field of fields.filter(({ required: now }) => now !== undefined && now !== true))
			expect(sometimes.join('; ')).toContain(needOf(field));
		// Long texts and choices are described below the table.
		for (const { name, kind, choices = [] } of fields)
			for (const told of [...(kind === 'prose' ? [wireName(name)] : []), ...choices])
				expect(documentation).toContain(`\`${told}\``);
	},
);
