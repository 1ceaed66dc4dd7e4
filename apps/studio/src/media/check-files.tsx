'use client';

import { toast } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { useSay } from '../words/use-say.ts';
import { largestFile, notAllowed, tooLarge, tooLargeInChinese } from './file-limits.ts';

/** The types that a place for files takes; nothing is known of other places. */
const typesAt = (place: Element): string[] => {
	const input = place instanceof HTMLInputElement ? place : place.querySelector<HTMLInputElement>('input[type=file]');
	return (input?.accept ?? '').split(',').flatMap((type) => type.trim() || []);
};

/** Where Payload uploads a file; other forms of the studio, such as imports of tables, say themselves what is wrong. */
const places = '.dropzone, .file-field';

/** Refuses a file that is too large or of another type when it is chosen, instead of after its upload. */
export function CheckFiles({ children }: { children: ReactNode }) {
	const say = useSay();
	useEffect(() => {
		const problemOf = (files: FileList | undefined | null, place: Element): string | undefined => {
			const [all, types] = [[...(files ?? [])], typesAt(place)];
			if (all.some(({ size }) => size > largestFile)) return say(tooLarge, tooLargeInChinese);
			// A browser that does not know a type names none; the studio looks into the file anyway.
			const isOther = ({ type }: File) => type !== '' && types.length > 0 && !types.includes(type);
			return all.some(isOther) ? notAllowed(types, say) : undefined;
		};
		const stop = (event: Event, problem: string) => {
			event.preventDefault();
			event.stopImmediatePropagation();
			toast.error(problem);
		};
		const change = (event: Event) => {
			const { target } = event;
			if (!(target instanceof HTMLInputElement) || target.type !== 'file' || !target.closest(places)) return;
			const problem = problemOf(target.files, target);
			if (!problem) return;
			target.value = '';
			stop(event, problem);
		};
		const drop = (event: DragEvent) => {
			const place = event.target instanceof Element ? event.target.closest(places) : null;
			const problem = place && problemOf(event.dataTransfer?.files, place);
			if (problem) stop(event, problem);
		};
		// Before React, which listens at the document.
		window.addEventListener('change', change, true);
		window.addEventListener('drop', drop, true);
		return () => {
			window.removeEventListener('change', change, true);
			window.removeEventListener('drop', drop, true);
		};
	}, [say]);
	return children;
}
