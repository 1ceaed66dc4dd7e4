'use client';

import { LivePreviewWindow, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '../words/use-say.ts';

/** Where Payload puts its own preview: the row of the form. */
const besideForm = '.collection-edit__main-wrapper';

/** Payload has a preview only of what was saved once: this is the same one for what is new (decision 052). */
export function NewPreview() {
	const say = useSay();
	const { isLivePreviewing, setIsLivePreviewing, url } = useLivePreviewContext();
	const { collectionSlug } = useDocumentInfo();
	const [place, setPlace] = useState<Element | null>(null);
	useEffect(() => setPlace(document.querySelector(besideForm)), []);
	return (
		<>
			<button
				type="button"
				id="live-preview-toggler"
				className={`studio-see-page${isLivePreviewing ? ' live-preview-toggler--active' : ''}`}
				aria-pressed={isLivePreviewing}
				onClick={() => setIsLivePreviewing(!isLivePreviewing)}
			>
				{say('See the page', '查看页面')}
			</button>
			{place && url && createPortal(<LivePreviewWindow collectionSlug={collectionSlug ?? ''} />, place)}
		</>
	);
}
