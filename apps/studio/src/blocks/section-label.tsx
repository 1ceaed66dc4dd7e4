'use client';

import { useDocumentInfo, useFormFields, useRowLabel } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { openRow, rowsOf } from '../views/open-field.ts';
import type { Said } from '../words/said.ts';
import { useSay } from '../words/use-say.ts';

const longest = 60;
/** Fields whose text can name a section or row, in order of preference. Rich text is not supported. */
const names = ['title', 'caption', 'words', 'name', 'intro', 'eyebrow', 'text', 'label'] as const;

type Row = Partial<Record<(typeof names)[number], unknown>> & { id?: unknown; section?: unknown };

function firstWords(row: Row | undefined): string {
	const said = names.map((name) => row?.[name]).find((value) => typeof value === 'string' && value.trim() !== '');
	const words = String(said ?? '').trim();
	return words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words;
}

/** The name of the reusable section that a row refers to. */
function useReusableName(section: unknown): string {
	const [name, setName] = useState('');
	useEffect(() => {
		const controller = new AbortController();
		const id = typeof section === 'object' && section !== null && 'id' in section ? section.id : section;
		if (typeof id !== 'number' && typeof id !== 'string') return;
		fetch(`/api/reusable-sections/${id}?depth=0&draft=true&select[title]=true`, { signal: controller.signal })
			.then((answer) => answer.json())
			.then((doc) => setName(typeof doc.title === 'string' ? doc.title : ''))
			.catch(() => undefined);
		return () => controller.abort();
	}, [section]);
	return name;
}

/** Opens a row that was just added: Payload folds it like those that were there. */
function useOpenWhenNew(path: string, id: unknown): void {
	const { data: saved } = useDocumentInfo();
	const [isSaved] = useState(() => JSON.stringify(saved ?? {}).includes(`"${String(id)}"`));
	const isOpened = useRef(isSaved);
	useEffect(() => {
		if (isOpened.current || id === undefined) return;
		isOpened.current = true;
		for (const row of rowsOf(path)) openRow(row);
	}, [path, id]);
}

/**
 * Label of a collapsed row: number, kind and first words, as in ‘02 · Picture beside words: Made in one building’. When
 * Payload pastes a section of another kind over a row, it shows the former kind until the page is saved.
 */
export function SectionLabel({ name: said, kind }: { name: Said; kind?: string }) {
	const say = useSay();
	const { data, path, rowNumber = 0 } = useRowLabel<Row>();
	const present = useFormFields(([fields]) => fields[`${path}.blockType`]?.value);
	const reusable = useReusableName(data?.section);
	useOpenWhenNew(path, data?.id);
	const isPasted = kind !== undefined && typeof present === 'string' && present !== kind;
	const name = isPasted ? say(`Pasted in the place of “${said.en}”`, `已粘贴，取代“${said.zh}”`) : say(said);
	const words = isPasted && present === 'reusable' ? reusable : firstWords(data) || reusable;
	return (
		<span>
			{String(rowNumber + 1).padStart(2, '0')} · <strong>{words ? `${name}:` : name}</strong> {words}
		</span>
	);
}
