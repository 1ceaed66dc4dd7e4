import type { BeforeListTableServerProps } from 'payload';

/** Above each list of the inbox. */
export function ExportLink({ collectionSlug }: BeforeListTableServerProps) {
	return (
		<p>
			<a href={`/api/inbox/${collectionSlug}/csv`} download>
				Download all as CSV
			</a>
		</p>
	);
}
