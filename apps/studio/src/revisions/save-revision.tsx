'use client';

import { SaveButton, useFormFields } from '@payloadcms/ui';
import type { SaveButtonClientProps } from 'payload';
import { useSay } from '../words/use-say.ts';

/** Saves a revision, and asks once before it is released or withdrawn: there is no way back. */
export function SaveRevision(props: SaveButtonClientProps) {
	const say = useSay();
	const { value, initialValue } = useFormFields(([fields]) => fields.state) ?? {};
	const questions: Record<string, string> = {
		released: say(
			'Release this revision? It is on the site at once, supersedes the former one, and can never be changed or deleted.',
			'发布此修订版？它会立即显示在网站上并取代前一修订版，此后不能修改或删除。',
		),
		withdrawn: say(
			'Withdraw this revision? Its address then gives the reason instead of the file, for good.',
			'撤回此修订版？其地址将永久显示撤回原因，不再提供文件。',
		),
	};
	const question = value === initialValue ? undefined : questions[String(value)];
	return (
		<span
			onClickCapture={(event) => {
				if (!question || window.confirm(question)) return;
				event.preventDefault();
				event.stopPropagation();
			}}
		>
			<SaveButton {...props} />
		</span>
	);
}
