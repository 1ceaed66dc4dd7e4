'use client';

import { LivePreviewWindow, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '../words/use-say.ts';

/** The row of the form into which Payload puts its own preview. */
const besideForm = '.collection-edit__main-wrapper';

/** Payload only previews documents that have been saved once: this adds the preview for new ones (decision 052). */
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
