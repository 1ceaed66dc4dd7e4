import { keptPhotoField, photoField } from '@site/contract/report';
import { reportWords } from '../../messages/report.ts';
import { useWords } from '../../messages/use-messages.ts';
import { describedBy, FieldError, Hint } from '../../ui/field.tsx';

const id = `report-${photoField}`;

type PhotoFieldProps = {
	photos: readonly { name: string; url: string }[];
	error: string | undefined;
	className: string;
};

/** Phones turn their own formats into these. Photos of an earlier try stay with us, and are named by their addresses. */
export function PhotoField({ photos, error, className }: PhotoFieldProps) {
	const words = useWords(reportWords);
	return (
		<div className={className}>
			<label htmlFor={id} className="text-sm font-semibold">
				{words.photos}
			</label>
			<Hint id={id} hint={words.photosHint} />
			{photos.length > 0 && (
				<fieldset className="mt-3">
					<legend className="text-sm">{words.kept}</legend>
					{photos.map(({ name, url }) => (
						<label key={url} className="flex min-h-12 items-center gap-3">
							<input
								type="checkbox"
								name={keptPhotoField}
								value={url}
								defaultChecked
								className="size-6 shrink-0 accent-teal"
							/>
							<span className="min-w-0 break-all">{name}</span>
						</label>
					))}
				</fieldset>
			)}
			<input
				id={id}
				type="file"
				name={photoField}
				accept="image/jpeg,image/png,image/webp"
				multiple
				className="my-2 block min-h-12 w-full scroll-mt-48 rounded-lg border border-ink-soft/75 bg-white p-2 text-base file:mr-4 file:min-h-9 file:rounded-full file:border-0 file:bg-pale file:px-4 file:font-semibold file:text-teal-dark"
				{...describedBy({ id, hint: words.photosHint, error })}
			/>
			<FieldError id={id} error={error} />
		</div>
	);
}
