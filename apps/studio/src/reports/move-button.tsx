'use client';

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';

const question =
	'Move this message to the problem reports? Only the quality department reads it then, and it can not be moved back.';

/** Hands a message to the quality department. */
export function MoveButton() {
	const { id, collectionSlug } = useDocumentInfo();
	const { config } = useConfig();
	if (!id || !collectionSlug) return null;

	async function move() {
		if (!window.confirm(question)) return;
		const body = new URLSearchParams({ collection: collectionSlug ?? '', id: String(id) });
		const answer = await fetch(`${config.routes.api}/reports/move`, { method: 'POST', body }).catch(() => null);
		if (answer?.ok) window.location.assign(`${config.routes.admin}/collections/${collectionSlug}`);
		else toast.error('The message could not be moved. Please try again.');
	}

	return (
		<div className="field-type">
			<Button buttonStyle="secondary" size="small" onClick={() => void move()}>
				Move to problem reports
			</Button>
			<p className="field-description">
				For complaints, harm or a defect: the law gives us days to act, counted from the arrival of the message.
			</p>
		</div>
	);
}
