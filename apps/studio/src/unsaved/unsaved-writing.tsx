'use client';

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useLabelAt } from '../publish/use-label-at.ts';
import { labelOf, type Say } from '../words/said.ts';
import { useSay } from '../words/use-say.ts';
import { begunTitle } from './begun-title.ts';
import { pathInForm } from './changes.ts';
import { valuesOf } from './form-values.ts';
import type { Kept } from './kept-writing.ts';
import type { Clash } from './meeting.ts';
import type { Keeping } from './use-keeping.ts';
import { useUnsaved } from './use-unsaved.ts';
import { wordsOf } from './words-of-value.ts';

const languageOf = (say: Say) => say('en-GB', 'zh-CN');
const time = (at: string, say: Say) =>
	new Date(at).toLocaleTimeString(languageOf(say), { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const moment = (at: string, say: Say) =>
	new Date(at).toLocaleString(languageOf(say), { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

function said(keeping: Keeping, say: Say): string {
	if (keeping.how === 'nothing') return '';
	if (keeping.how === 'kept') {
		const at = time(keeping.at, say);
		return say(`Not saved yet. Kept for you at ${at}.`, `尚未保存。已于 ${at} 为您暂存。`);
	}
	return (
		keeping.reason ||
		say(
			'The studio does not answer: what you write is not kept until it does.',
			'工作室没有响应：恢复之前，您输入的内容不会被暂存。',
		)
	);
}

function headingOf({ name, isOwn }: Clash, say: Say): string {
	if (isOwn) return say('You wrote here before and did not save it', '您之前在此写过内容，尚未保存');
	return say(`${name || 'Somebody'} has saved this while you wrote`, `您编辑期间，${name || '有人'}保存了此内容`);
}

/** Both versions of each conflicting field; the user chooses one. */
function Both({ clash, choose }: { clash: Clash; choose: (given: ReadonlySet<string>) => Promise<void> }) {
	const say = useSay();
	const labelAt = useLabelAt();
	const [fields] = useAllFormFields();
	/** The fields for which the other version is chosen. */
	const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
	const box = useRef<HTMLElement>(null);
	const label = (path: string) => labelAt(pathInForm(valuesOf(fields), path));
	const pick = (path: string, isMine: boolean) =>
		setGiven((chosen) => new Set(isMine ? [...chosen].filter((one) => one !== path) : [...chosen, path]));
	const other = clash.isOwn ? say('From before', '之前的') : clash.name || say('Theirs', '对方的');
	useEffect(() => box.current?.focus(), []);
	return (
		<section className="studio-both" aria-labelledby="both-heading" tabIndex={-1} ref={box}>
			<h2 id="both-heading">{headingOf(clash, say)}</h2>
			<p>
				{say(
					'Choose for each field which words stand. What was changed only once is kept either way; nothing is saved until you save it.',
					'请为每个字段选择保留哪一份内容。只改动过一次的字段两种情况下都会保留；在您保存之前，不会写入任何内容。',
				)}
			</p>
			{clash.conflicts.map(({ path, is, theirs }) => (
				<fieldset key={path}>
					<legend>{label(path)}</legend>
					<label>
						<input type="radio" name={`both ${path}`} checked={!given.has(path)} onChange={() => pick(path, true)} />
						<span>
							<strong>{say('Yours', '您的')}</strong> <span className="studio-both__words">{wordsOf(is, say)}</span>
						</span>
					</label>
					<label>
						<input type="radio" name={`both ${path}`} checked={given.has(path)} onChange={() => pick(path, false)} />
						<span>
							<strong>{other}</strong> <span className="studio-both__words">{wordsOf(theirs, say)}</span>
						</span>
					</label>
				</fieldset>
			))}
			<button type="button" className="btn btn--style-primary btn--size-medium" onClick={() => void choose(given)}>
				{say('Go on with these', '按此继续')}
			</button>
		</section>
	);
}

/** Above the form: the state of its unsaved changes, restored changes, and changes by others (EDIT-7 to EDIT-10). */
export function UnsavedWriting() {
	const { docConfig, id } = useDocumentInfo();
	// A new upload starts with a file, which cannot be stored as an unsaved change.
	const isNewFile = !id && docConfig && 'upload' in docConfig && docConfig.upload;
	return isNewFile ? null : <Unsaved />;
}

function Unsaved() {
	const say = useSay();
	const { docConfig } = useDocumentInfo();
	const { back, begun, choose, clash, drop, forget, keeping, metBy, others, takeUp } = useUnsaved();
	/** The title, or the kind if there is none. */
	const called = ({ changes }: Kept) => {
		const title = begunTitle(
			changes,
			docConfig?.admin && 'useAsTitle' in docConfig.admin ? docConfig.admin.useAsTitle : '',
		);
		const kind = docConfig && 'labels' in docConfig ? labelOf(docConfig.labels?.singular, docConfig.slug, say) : '';
		return title ? `“${title}”` : say(`a new item (${kind})`, `新的${kind}`);
	};
	return (
		<div className="studio-unsaved">
			<p role="status" data-keeping={keeping.how}>
				{said(keeping, say)}
			</p>
			{others.length > 0 && (
				<p role="status">
					{say(
						`${others.join(', ')} ${others.length === 1 ? 'is' : 'are'} editing too. What each of you saves comes into the form of the other.`,
						`${others.join('、')} 也在编辑。双方保存的内容会出现在对方的表单中。`,
					)}
				</p>
			)}
			{clash && <Both key={clash.isOwn ? 'own' : 'theirs'} clash={clash} choose={choose} />}
			{metBy !== null && !clash && (
				<p role="status">
					{say(
						`${metBy || 'Somebody'} has saved this meanwhile; their changes are in the form.`,
						`${metBy || '有人'}在此期间保存了此内容；其改动已在表单中。`,
					)}
				</p>
			)}
			{back && !clash && (
				<p role="status">
					{say(
						`What you wrote until ${moment(back.at, say)} and did not save is in the form again. `,
						`您在 ${moment(back.at, say)} 之前写下而未保存的内容已恢复到表单中。`,
					)}
					<button type="button" onClick={() => void drop()}>
						{say('Leave it out', '不要恢复')}
					</button>
				</p>
			)}
			{begun.map((kept) => (
				<p key={kept.item}>
					{say(
						`You began ${called(kept)} on ${moment(kept.at, say)} and did not save it. `,
						`您于 ${moment(kept.at, say)} 开始写${called(kept)}，尚未保存。`,
					)}
					<button type="button" onClick={() => void takeUp(kept)}>
						{say('Go on with it', '继续编辑')}
					</button>{' '}
					<button type="button" onClick={() => void forget(kept)}>
						{say('Delete it', '删除')}
					</button>
				</p>
			))}
		</div>
	);
}
