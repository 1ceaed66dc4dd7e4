'use client';

import {
	useAllFormFields,
	useDocumentInfo,
	useForm,
	useFormModified,
	useLocale,
	useOperation,
	useServerFunctions,
} from '@payloadcms/ui';
import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Change, changesBetween, isSame, withChanges } from './changes.ts';
import { valuesOf } from './form-values.ts';

type Data = Record<string, unknown>;

/** What is written in the form, and a way to put words into it. */
export function useWrittenForm() {
	const document = useDocumentInfo();
	const form = useForm();
	const isModified = useFormModified();
	const [fields] = useAllFormFields();
	const operation = useOperation();
	const { code: locale } = useLocale();
	const { getFormState } = useServerFunctions();
	const { data } = document;
	const now = useRef({ document, form, fields, operation, locale, getFormState });
	now.current = { document, form, fields, operation, locale, getFormState };
	/** What was saved when somebody wrote: a publication that was refused leaves the form unmodified and unsaved. */
	const writtenOn = useRef<unknown>(null);
	if (isModified) writtenOn.current = data?.updatedAt;
	const turn = useRef(0);

	const savedData = useCallback((): Data => now.current.document.data ?? {}, []);

	/** When that was saved; null where it never was. */
	const savedAt = useCallback((): string | null => {
		const { updatedAt } = savedData();
		return typeof updatedAt === 'string' ? updatedAt : null;
	}, [savedData]);

	const typed = useCallback((): Change[] => {
		if (writtenOn.current !== now.current.document.data?.updatedAt) return [];
		return changesBetween(savedData(), valuesOf(now.current.fields));
	}, [savedData]);

	/**
	 * Puts changes into the form on top of what is saved. The studio works out the new form, and it is shown only if
	 * nothing was typed meanwhile; else the changes are asked for anew, null where they are not wanted any more.
	 */
	const fill = useCallback(async (saved: Data, wanted: () => Change[] | null): Promise<boolean> => {
		turn.current += 1;
		const mine = turn.current;
		for (;;) {
			const { document, operation, locale, getFormState } = now.current;
			const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = document;
			const before = valuesOf(now.current.fields);
			const changes = wanted();
			if (!changes) return false;
			const { state } = await getFormState({
				id,
				collectionSlug,
				globalSlug,
				data: withChanges(saved, changes),
				docPermissions,
				docPreferences: await getDocPreferences(),
				locale,
				operation,
				renderAllFields: true,
				schemaPath: collectionSlug ?? globalSlug ?? '',
				skipValidation: true,
			});
			if (!state || mine !== turn.current) return false;
			if (!isSame(before, valuesOf(now.current.fields))) continue;
			// At once, so that nobody compares the new words with what was saved before, or the reverse.
			const { file } = now.current.fields;
			flushSync(() => {
				writtenOn.current = null;
				now.current.document.setData(saved);
				// A file that was chosen stays.
				now.current.form.replaceState(file ? { ...state, file } : state);
				now.current.form.setModified(changes.length > 0);
			});
			return true;
		}
	}, []);

	return { fields, fill, isModified, savedAt, savedData, typed };
}
