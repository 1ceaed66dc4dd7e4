'use client';

import { useAllFormFields, useDocumentInfo, useEditDepth, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { keyed } from '../views/keyed.ts';
import { openField, pathAt } from '../views/open-field.ts';
import type { Said } from '../words/said.ts';
import { useSay } from '../words/use-say.ts';
import { fieldOfClick, fieldTexts, textOf } from './field-texts.ts';
import { NewPreview } from './new-preview.tsx';
import { useTypedDraft } from './use-typed-draft.ts';
import { withLayout } from './with-layout.ts';

/** The paragraph of a formatted text that contains the cursor. */
const paragraph = (element: Element): string => {
	const node = getSelection()?.anchorNode;
	const inside = node instanceof Element ? node : node?.parentElement;
	return element.matches('[contenteditable]') && inside && element.contains(inside)
		? (inside.closest('p, li, h2, h3, h4, h5, h6')?.textContent ?? '')
		: '';
};

const sizes: Record<string, Said> = {
	mobile: { en: 'Phone', zh: '手机' },
	desktop: { en: 'Desktop', zh: '桌面' },
	responsive: { en: 'As wide as here', zh: '按此处宽度' },
};
const custom: Said = { en: 'As typed below', zh: '按下方输入' };

/** The page of the site beside the form, with the form's current values (EDIT-1). */
export function TypedPreview() {
	const say = useSay();
	const {
		breakpoint,
		breakpoints,
		iframeRef,
		isLivePreviewing,
		popupRef,
		previewWindowType,
		setBreakpoint,
		setURL,
		url,
	} = useLivePreviewContext();
	const { collectionSlug, docConfig, id } = useDocumentInfo();
	// A drawer has no room for a preview beside its form.
	const isNew = useEditDepth() <= 1 && Boolean(collectionSlug && !id);
	const [fields] = useAllFormFields();
	const [language, setLanguage] = useState<'en' | 'cn'>('en');
	const { answer, problems } = useTypedDraft(isLivePreviewing);
	const wanted = answer && withLayout(answer.url, breakpoint, language);
	const now = useRef({ fields, answer, docConfig });
	now.current = { fields, answer, docConfig };

	const view = () => (previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow) ?? null;
	const tell = useRef<(message: object) => void>(() => undefined);
	tell.current = (message) => {
		if (wanted) view()?.postMessage(message, new URL(wanted).origin);
	};
	const isFrom = useRef<(event: MessageEvent) => boolean>(() => false);
	isFrom.current = ({ origin, source }) => Boolean(wanted && source === view() && origin === new URL(wanted).origin);

	/** The state that the page in the frame was loaded with. Changes during loading are sent once the page listens. */
	const loaded = useRef(answer);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another answer at the same address is told to the page there
	useEffect(() => {
		if (!wanted) return;
		if (wanted === url) tell.current({ type: 'draft-changed' });
		else {
			loaded.current = answer;
			setURL(wanted);
		}
	}, [wanted, answer]);

	useEffect(() => {
		if (!isLivePreviewing) return;
		const listening = new AbortController();
		const { signal } = listening;
		function clicked(event: MessageEvent) {
			if (!isFrom.current(event)) return;
			if (event.data?.type === 'draft-ready' && loaded.current !== now.current.answer)
				tell.current({ type: 'draft-changed' });
			if (event.data?.type !== 'draft-clicked') return;
			const { texts, picture } = event.data;
			const { fields, answer, docConfig } = now.current;
			const shown = answer?.pictures.find(({ stem }) => stem && String(picture).includes(`/${stem}`))?.path;
			const path = shown ?? fieldOfClick(Array.isArray(texts) ? texts.map(String) : [], fieldTexts(fields));
			if (path) void openField(docConfig?.fields ?? [], path);
		}
		function focused({ target }: FocusEvent) {
			const path = target instanceof Element ? pathAt(target) : undefined;
			if (!path || !(target instanceof Element)) return;
			const picture = now.current.answer?.pictures.find((one) => one.path === path)?.stem;
			const text = paragraph(target) || textOf(now.current.fields[path]?.value);
			if (text || picture) tell.current({ type: 'draft-show', text, picture });
		}
		addEventListener('message', clicked, { signal });
		document.addEventListener('focusin', focused, { signal });
		return () => listening.abort();
	}, [isLivePreviewing]);

	return (
		<>
			{isNew && <NewPreview />}
			{isLivePreviewing && (
				<div className="studio-typed-preview">
					<label>
						{say('Preview in ', '预览语言')}
						<select value={language} onChange={({ target }) => setLanguage(target.value === 'cn' ? 'cn' : 'en')}>
							<option value="en">{say('English', '英文')}</option>
							<option value="cn">{say('Chinese', '中文')}</option>
						</select>
					</label>
					<label>
						{say('Layout ', '布局')}
						<select value={breakpoint} onChange={({ target }) => setBreakpoint(target.value)}>
							{breakpoints?.map(({ name }) => (
								<option key={name} value={name}>
									{say(sizes[name] ?? custom)}
								</option>
							))}
							{breakpoint === 'custom' && <option value="custom">{say(custom)}</option>}
						</select>
					</label>
					<div role="status">
						{problems.length > 0 && (
							<>
								{answer
									? say('The preview stays as it was:', '预览保持原样：')
									: say('Nothing to see yet:', '暂无预览：')}
								<ul>
									{keyed(problems).map(({ key, row }) => (
										<li key={key}>{row}</li>
									))}
								</ul>
							</>
						)}
					</div>
				</div>
			)}
		</>
	);
}
