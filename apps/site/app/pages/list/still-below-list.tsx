import { Suspense, useContext } from 'react';
import { ServedDocumentContext } from '../../document/served-document.ts';
import { later, laterComponent } from '../../ui/later.ts';
import { Still } from '../../ui/still.tsx';
import type { ListParts } from '../../visit.ts';

const code = later(() => import('./below-list.tsx'));
const BelowList = laterComponent(code, (module) => module.BelowList);

/** As it stands in the document (`still`), until the list changes. Its form is a plain one by then. */
export function StillBelowList({ still, ...parts }: ListParts & { still?: boolean | undefined }) {
	const served = useContext(ServedDocumentContext)?.list;
	const whole = still ? served : parts;
	const content = whole && (
		<Suspense>
			<BelowList {...whole} />
		</Suspense>
	);
	return still ? <Still name="below-list">{content}</Still> : content;
}
