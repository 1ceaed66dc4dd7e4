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

/** The unsaved changes in the form, and a function to apply changes to it. */
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
	/**
	 * The saved version at the time of the last change: after a refused publication the form counts as unmodified,
	 * although it is not saved.
	 */
	const writtenOn = useRef<unknown>(null);
	if (isModified) writtenOn.current = data?.updatedAt;
	const turn = useRef(0);

	const savedData = useCallback((): Data => now.current.document.data ?? {}, []);

	/** When that version was saved; null if never. */
	const savedAt = useCallback((): string | null => {
		const { updatedAt } = savedData();
		return typeof updatedAt === 'string' ? updatedAt : null;
	}, [savedData]);

	const typed = useCallback((): Change[] => {
		if (writtenOn.current !== now.current.document.data?.updatedAt) return [];
		return changesBetween(savedData(), valuesOf(now.current.fields));
	}, [savedData]);

	/**
	 * Applies changes to the form on top of the saved data. The studio computes the new form state, which is shown only
	 * if nothing was typed meanwhile. Otherwise `wanted` is asked again for the changes; null means that they are no
	 * longer wanted.
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
			// All at once, so that new values are never compared with the old saved data, or the reverse.
			const { file } = now.current.fields;
			flushSync(() => {
				writtenOn.current = null;
				now.current.document.setData(saved);
				// A chosen file stays.
				now.current.form.replaceState(file ? { ...state, file } : state);
				now.current.form.setModified(changes.length > 0);
			});
			return true;
		}
	}, []);

	return { fields, fill, isModified, savedAt, savedData, typed };
}
