import { useAllFormFields, useConfig, useDocumentInfo } from '@payloadcms/ui';
import type { ClientBlock, ClientField, FormState } from 'payload';
import { labelOf, type Say } from '../words/said.ts';
import { useSay } from '../words/use-say.ts';

/** The fields of a form as one list, without rows, collapsibles and tabs, which have no names. */
const flat = (fields: ClientField[]): ClientField[] =>
	fields.flatMap((field): ClientField[] => {
		if (field.type === 'tabs') return field.tabs.flatMap((tab) => flat(tab.fields));
		if (field.type === 'row' || field.type === 'collapsible') return flat(field.fields);
		return [field];
	});

const fieldNamed = (fields: ClientField[], name: string) =>
	flat(fields).find((field) => 'name' in field && field.name === name);

/** The form's state, the blocks that its fields refer to, and the user's language. */
type Form = { state: FormState; blocks: Readonly<Record<string, ClientBlock | undefined>>; say: Say };

/** A label such as ‘Sections 2 > Buttons 1 > Leads to’, as the form shows it. */
function labelAt(fields: ClientField[], path: string, form: Form, at = ''): string {
	const { state, blocks, say } = form;
	const [name = '', ...rest] = path.split('.');
	const field = fieldNamed(fields, name);
	if (!field) return path;
	const label = labelOf('label' in field ? field.label : undefined, name, say);
	const here = at ? `${at}.${name}` : name;
	if (field.type === 'group' && rest.length > 0)
		return `${label} > ${labelAt(field.fields, rest.join('.'), form, here)}`;
	const [row, ...inside] = rest;
	if (row === undefined || (field.type !== 'array' && field.type !== 'blocks')) return label;
	const kind = String(state[`${here}.${row}.blockType`]?.value);
	const below = field.type === 'array' ? field.fields : (blocks[kind]?.fields ?? []);
	const counted = `${label} ${Number(row) + 1}`;
	return inside.length > 0 ? `${counted} > ${labelAt(below, inside.join('.'), form, `${here}.${row}`)}` : counted;
}

/** The label of the field at a path of the open form. */
export function useLabelAt(): (path: string) => string {
	const say = useSay();
	const { docConfig } = useDocumentInfo();
	const [state] = useAllFormFields();
	const { blocksMap: blocks } = useConfig().config;
	return (path) => labelAt(docConfig?.fields ?? [], path, { state, blocks, say });
}
