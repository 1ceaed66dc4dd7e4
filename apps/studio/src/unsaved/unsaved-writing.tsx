'use client';

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef, useState } from 'react';
import { labelAt } from '../publish/label-at.ts';
import { isObject } from '../server/is-object.ts';
import { pathInForm } from './changes.ts';
import { type Clash, type Keeping, useUnsaved } from './use-unsaved.ts';
import { wordsOf } from './words-of-value.ts';

const time = (at: string | undefined) =>
	at ? new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' }) : '';
const moment = (at: string) =>
	new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

function said({ how, at }: { how: Keeping; at?: string }): string {
	if (how === 'kept') return `Not saved yet. Kept for you at ${time(at)}.`;
	if (how === 'signed out')
		return 'You are signed out: what you write is not kept. Sign in again in another tab, then go on here.';
	if (how === 'not kept') return 'The studio does not answer: what you write is not kept until it does.';
	return '';
}

/** Both versions of each field that two people wrote in, one of which is chosen. */
function Both({ clash, choose }: { clash: Clash; choose: (mine: ReadonlySet<string>) => Promise<void> }) {
	const { docConfig } = useDocumentInfo();
	const [fields] = useAllFormFields();
	const [mine, setMine] = useState<ReadonlySet<string>>(new Set(clash.conflicts.map(({ path }) => path)));
	const box = useRef<HTMLElement>(null);
	const written = reduceFieldsToValues(fields, true);
	const label = (path: string) =>
		labelAt(docConfig?.fields ?? [], pathInForm(isObject(written) ? written : {}, path), fields);
	const pick = (path: string, isMine: boolean) =>
		setMine((chosen) => new Set(isMine ? [...chosen, path] : [...chosen].filter((one) => one !== path)));
	useEffect(() => box.current?.focus(), []);
	return (
		<section className="studio-both" aria-labelledby="both-heading" tabIndex={-1} ref={box}>
			<h2 id="both-heading">{clash.name || 'Somebody'} has saved this while you wrote</h2>
			<p>
				Choose for each field whose words stand. What only one of you changed is kept either way; nothing is saved until
				you save it.
			</p>
			{clash.conflicts.map(({ path, is, theirs }) => (
				<fieldset key={path}>
					<legend>{label(path)}</legend>
					<label>
						<input type="radio" name={`both ${path}`} checked={mine.has(path)} onChange={() => pick(path, true)} />
						<span>
							<strong>Yours</strong> <span className="studio-both__words">{wordsOf(is)}</span>
						</span>
					</label>
					<label>
						<input type="radio" name={`both ${path}`} checked={!mine.has(path)} onChange={() => pick(path, false)} />
						<span>
							<strong>{clash.name || 'Theirs'}</strong> <span className="studio-both__words">{wordsOf(theirs)}</span>
						</span>
					</label>
				</fieldset>
			))}
			<button type="button" className="btn btn--style-primary btn--size-medium" onClick={() => void choose(mine)}>
				Go on with these
			</button>
		</section>
	);
}

/** Above the form: what is kept of it, what came back, and what others do to it (EDIT-7 to EDIT-10). */
export function UnsavedWriting() {
	const { back, begun, choose, clash, drop, forget, keeping, takenOverBy, takeUp } = useUnsaved();
	return (
		<div className="studio-unsaved">
			<p role="status" data-keeping={keeping.how}>
				{said(keeping)}
			</p>
			{takenOverBy && (
				<p role="alert">
					{takenOverBy} has taken over this page and can save it now. What you wrote is kept for you: read on, or copy
					from it; to write on, ask {takenOverBy}, or take it back by opening the page again. Where you both wrote, you
					will be asked which words stand.
				</p>
			)}
			{clash && <Both clash={clash} choose={choose} />}
			{back && !clash && (
				<p role="status">
					What you wrote until {moment(back.at)} and did not save is in the form again.{' '}
					<button type="button" onClick={() => void drop()}>
						Leave it out
					</button>
				</p>
			)}
			{begun.map((kept) => (
				<p key={kept.item}>
					You began {wordsOf(kept.changes[0]?.is).slice(0, 60) || 'one of these'} on {moment(kept.at)} and did not save
					it.{' '}
					<button type="button" onClick={() => void takeUp(kept)}>
						Go on with it
					</button>{' '}
					<button type="button" onClick={() => void forget(kept)}>
						Delete it
					</button>
				</p>
			))}
		</div>
	);
}
