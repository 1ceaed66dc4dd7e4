'use client';

import { toast, useAuth } from '@payloadcms/ui';
import {
	type DocumentKind,
	type DocumentLanguage,
	documentKinds,
	documentLanguages,
} from '@site/contract/document-address';
import { useId, useRef, useState } from 'react';
import { noon } from '../mapping/noon.ts';
import { isObject } from '../server/is-object.ts';
import { documentKindNames, documentLanguageChoices } from '../words/document-names.ts';
import { useSay } from '../words/use-say.ts';
import type { ProductHome } from './product-home-endpoint.ts';

interface AddFileProps extends Pick<ProductHome, 'documents'> {
	product: number;
	title: string;
	titleCn: string;
	reload: () => void;
}

/** Creates a document and its revision, or throws the studio's reason. */
async function send(path: string, body: FormData): Promise<number> {
	const answer = await fetch(path, { method: 'POST', credentials: 'include', body });
	const told: unknown = await answer.json().catch(() => undefined);
	const doc = isObject(told) && isObject(told.doc) ? told.doc : undefined;
	if (answer.ok && typeof doc?.id === 'number') return doc.id;
	const [error] = isObject(told) && Array.isArray(told.errors) ? told.errors : [];
	const [field] = error?.data?.errors ?? [];
	throw new Error(field?.message ?? error?.message ?? answer.statusText);
}

const formWith = (data: object, file?: File): FormData => {
	const form = new FormData();
	form.set('_payload', JSON.stringify(data));
	if (file) form.set('file', file);
	return form;
};

/** Adds a PDF to the product in one step: the document, where there is none of its kind, and a draft of its revision. */
export function AddFile({ product, title, titleCn, documents, reload }: AddFileProps) {
	const say = useSay();
	const id = useId();
	const { permissions } = useAuth();
	const input = useRef<HTMLInputElement>(null);
	const [kind, setKind] = useState<DocumentKind>('ifu');
	const [language, setLanguage] = useState<DocumentLanguage>('en');
	const [isSending, setSending] = useState(false);
	if (!permissions?.collections?.revisions?.create) return null;

	async function add(file: File) {
		setSending(true);
		try {
			const names = documentKindNames[kind];
			const titles = { title: `${title}: ${names.en}`, titleCn: `${titleCn || title}：${names.zh}` };
			const made = { kind, ...titles, products: [product] };
			const present = documents.find((one) => one.kind === kind);
			const document = present?.id ?? (await send('/api/product-documents', formWith(made)));
			const effectiveOn = noon(new Date().toISOString().slice(0, 10));
			const revision = await send(
				'/api/revisions',
				formWith({ document, language, effectiveOn, state: 'draft' }, file),
			);
			toast.success(say('Added as a draft: release it in its form.', '已添加为草稿：请在其表单中发布。'), {
				action: {
					label: say('Open', '打开'),
					onClick: () => location.assign(`/admin/collections/revisions/${revision}`),
				},
			});
		} catch (error) {
			toast.error(error instanceof Error ? error.message : String(error));
		}
		setSending(false);
		if (input.current) input.current.value = '';
		reload();
	}
	return (
		<fieldset className="studio-add-file" disabled={isSending}>
			<legend>{say('Add a document', '添加文件')}</legend>
			<label>
				{say('Kind', '类别')}
				<select value={kind} onChange={({ target }) => setKind(target.value as DocumentKind)}>
					{documentKinds.map((one) => (
						<option key={one} value={one}>
							{say(documentKindNames[one])}
						</option>
					))}
				</select>
			</label>
			<label>
				{say('Language', '语言')}
				<select value={language} onChange={({ target }) => setLanguage(target.value as DocumentLanguage)}>
					{documentLanguages.map((one) => (
						<option key={one} value={one}>
							{say(documentLanguageChoices[one])}
						</option>
					))}
				</select>
			</label>
			<label className="btn btn--style-primary btn--size-small" htmlFor={id}>
				{isSending
					? say('Adding …', '正在添加……')
					: say(`Add ${documentKindNames[kind].en.toLowerCase()} (PDF)`, `添加${documentKindNames[kind].zh}（PDF）`)}
			</label>
			<input
				id={id}
				ref={input}
				type="file"
				accept="application/pdf"
				onChange={({ target }) => {
					const [file] = target.files ?? [];
					if (file) void add(file);
				}}
			/>
		</fieldset>
	);
}
